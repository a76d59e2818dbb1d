// What is taken elsewhere, loaded when somebody takes it: code that embeds a moment in notes, as each generator wants it, with what it
// takes once per site in a comment before it; and files of figures, which the module writes and which get their names and pixels here.

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The attributes that say a spec, `[name, text]` each; one for all of it where they would be longer, or could not say it. */
function attributes({ v, game, algorithm, ...top }) {
  const { kind: which, ...position } = game;
  const { kind, ...options } = algorithm;
  const text = (held) => (typeof held === 'string' ? held : JSON.stringify(held));
  const all = Object.entries({ game: which, ...position, algorithm: kind, ...options, ...top });
  const short = all.map(([name, held]) => [name, text(held)]);
  // The seed of a game would be read as that of the search.
  const isShort = short.length < 9 && !('seed' in position) && all.every(([, held]) => Array.isArray(held) || typeof held !== 'object');
  return isShort ? short : [['config', JSON.stringify({ v, game, algorithm, ...top })]];
}

const quoted = (pairs) => pairs.map(([name, text]) => ` ${name}="${escaped(text)}"`).join('');
// MDX reads { } in an attribute as text, but wants no line of HTML comments; a shortcode wants its own quotes.
const raw = (pairs) => pairs.map(([name, text]) => ` ${name}=\`${text}\``).join('');

const NAME = 'Plyscope';
/** The height of a frame in pixels, where nobody chooses another. */
const HEIGHT = 640;

/** What stands inside an element: the link, around the picture with its sentence if there is one. */
function inside(link, picture) {
  const [, sentence = NAME] = /<title>([^<]*)<\/title>/.exec(picture ?? '') ?? [];
  // The sentence is escaped already; the picture is one line without quotes.
  const image = picture && `<img src="data:image/svg+xml;base64,${btoa(String.fromCharCode(...new TextEncoder().encode(picture)))}" alt="${sentence.replaceAll('"', '&quot;')}">`;
  return `<a href="${escaped(link)}">${image || NAME}</a>`;
}

/** The attributes of what is shown, with those that were chosen for it. */
function pairsOf(spec, link, comparison, chosen = {}) {
  // A game is more than a position: what the link says of it stands for all of it.
  const [, game] = /#(play=[^&]+)/.exec(link) ?? [];
  const [, exercise] = /#(ex=[^&]+)/.exec(link) ?? [];
  const whole = comparison ? [['compare', comparison]] : game && [['config', game]];
  const pairs = exercise ? [['exercise', exercise]] : whole || attributes(spec);
  return [...pairs, ...['view', 'controls', 'theme'].filter((name) => chosen[name]).map((name) => [name, chosen[name]])];
}

/** The address of a frame that shows it, beside the page of a link. */
export const framed = (spec, link, comparison, chosen) =>
  `${link.replace(/[^/]*#.*/, '')}embed.html?${new URLSearchParams(pairsOf(spec, link, comparison, chosen))}`;

/** What to paste where a site of this kind has its text; `chosen` are the choices of the reader, and the picture if it is to stand inside. */
export function snippet(place, spec, link, comparison, chosen = {}) {
  const site = link.replace(/[^/]*#.*/, '');
  const module = `${site}ply-scope.js`;
  const pairs = pairsOf(spec, link, comparison, chosen);
  const element = `<ply-scope${quoted(pairs)}>${inside(link, chosen.picture)}</ply-scope>`;
  const script = `<script type="module" src="${escaped(module)}"></script>`;
  const once = (file, what) => `<!-- ${file}: ${what} -->\n`;
  switch (place) {
    case 'MkDocs':
    case 'Zensical':
      return `${once('mkdocs.yml', `extra_javascript: [{path: "${module}", type: module}]`)}<div>${element}</div>`;
    case 'Hugo':
      return `${once('layouts/shortcodes/plyscope.html', HUGO)}${once('layouts/_default/baseof.html', script)}`
        + `{{< plyscope${raw(pairs)} >}}[${NAME}](${link}){{< /plyscope >}}`;
    case 'Jekyll':
      return `${once('_layouts/default.html', script)}${element}`;
    case 'Sphinx':
      return `${once('conf.py', `html_js_files = [("${module}", {"type": "module"})]`)}${element}`;
    case 'Docusaurus':
      return `{/* docusaurus.config.js: scripts: [{src: "${module}", type: "module"}] */}\n${element}`;
    case 'iframe': {
      const src = escaped(framed(spec, link, comparison, chosen));
      return `<iframe src="${src}" title="${NAME}" width="100%" height="${chosen.height || HEIGHT}" loading="lazy" `
        + `allow="fullscreen; clipboard-write"><a href="${escaped(link)}">${NAME}</a></iframe>`;
    }
    default:
      return `${script}\n${element}`;
  }
}

const HUGO = '<ply-scope{{ range $name, $value := .Params }} {{ printf `%s="%s"` $name (htmlEscape (string $value)) | safeHTMLAttr }}'
  + '{{ end }}>{{ with .Inner }}{{ $.Page.RenderString . }}{{ end }}</ply-scope>';

/** How files of a format end, where that is not its name. */
const ENDS = { TikZ: 'tikz.tex', Beamer: 'beamer.tex', Storyboard: 'html' };
/** There is no step behind the last; asking for it asks for all. */
const ALL = 2 ** 32 - 1;

/** A picture in pixels, two for one of the SVG. */
async function pixels(svg) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const { width, height } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width: 2 * width, height: 2 * height });
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done));
}

/** Numbers of two and of four bytes, the lowest first as everywhere where there are browsers. */
const shorts = (...numbers) => Uint16Array.from(numbers);
const longs = (...numbers) => Uint32Array.from(numbers);

/** A ZIP archive of files, `[name, blob]` each. Between its ten first and its eight last bytes gzip has what ZIP has; those are sum and length. */
async function archive(files) {
  const [parts, index] = [[], []];
  let [at, length] = [0, 0];
  for (const [name, blob] of files) {
    const packed = await new Response(blob.stream().pipeThrough(new CompressionStream('gzip'))).blob();
    const size = packed.size - 18;
    // Version, flags, method, time, the first day there is.
    const facts = [shorts(20, 0, 8, 0, 33), packed.slice(-8, -4), longs(size), packed.slice(-4), shorts(name.length, 0)];
    parts.push(longs(0x04034b50), ...facts, name, packed.slice(10, -8));
    index.push(longs(0x02014b50), shorts(20), ...facts, shorts(0, 0, 0, 0, 0), longs(at), name);
    at += 30 + name.length + size;
    length += 46 + name.length;
  }
  return new Blob([...parts, ...index, longs(0x06054b50), shorts(0, 0, files.length, files.length), longs(length, at), shorts(0)]);
}

/** How the name of a file of this format ends. */
export const end = (format) => ENDS[format] ?? format.toLowerCase();

/** Copies the picture of what an element shows, as slides take it; false where the browser copies no pictures. */
export async function copyPicture(element) {
  try {
    // Some browsers allow it only if it is asked for before the picture is made.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pixels(element.figure('svg')) })]);
    return true;
  } catch {
    return false;
  }
}

/** Saves what an element shows, of this step or of all; pictures of all steps come in one file. */
export async function save(element, format, isAll) {
  const { game, algorithm, step = 0 } = element.spec;
  const kind = end(format);
  const named = (step) => `${game.kind}-${algorithm.kind}-${step}.${kind}`;
  const made = (text) => (kind === 'png' ? pixels(text) : new Blob([text]));
  const text = element.figure(kind, isAll ? ALL : step);
  let [download, file] = [named(isAll ? 'all' : step)];
  if (isAll && /svg|png/.test(kind)) {
    const [files, pictures] = [[], text.split(/(?<=<\/svg>\n)/)];
    // As many digits as the last has: listed by name they are in order.
    const { length } = `${pictures.length - 1}`;
    for (const picture of pictures) files.push([named(`${files.length}`.padStart(length, 0)), await made(picture)]);
    [download, file] = [`${download}.zip`, await archive(files)];
  } else file = await made(text);
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(file), download });
  link.click();
  URL.revokeObjectURL(link.href);
}
