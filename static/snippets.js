// Code that embeds a moment in notes, as each generator wants it. What it takes once per site stands in a comment before it.

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The attributes that say a spec, `[name, text]` each; one for all of it where they would be longer, or could not say it. */
function attributes({ v, game, algorithm, ...top }) {
  const { kind: which, ...position } = game;
  const { kind, ...options } = algorithm;
  const text = (held) => (typeof held === 'string' ? held : JSON.stringify(held));
  const all = Object.entries({ game: which, ...position, algorithm: kind, ...options, ...top });
  const short = all.map(([name, held]) => [name, text(held)]);
  const isShort = short.length < 9 && all.every(([, held]) => Array.isArray(held) || typeof held !== 'object');
  return isShort ? short : [['config', JSON.stringify({ v, game, algorithm, ...top })]];
}

const quoted = (pairs) => pairs.map(([name, text]) => ` ${name}="${escaped(text)}"`).join('');
// MDX reads { } in an attribute as text, but wants no line of HTML comments; a shortcode wants its own quotes.
const raw = (pairs) => pairs.map(([name, text]) => ` ${name}=\`${text}\``).join('');

const NAME = 'Plyscope';

/** What to paste where a site of this kind has its text. */
export function snippet(place, spec, link) {
  const site = link.replace(/[^/]*#.*/, '');
  const module = `${site}ply-scope.js`;
  // A game is more than a position: what the link says of it stands for all of it.
  const [, game] = /#(play=[^&]+)/.exec(link) ?? [];
  const pairs = game ? [['config', game]] : attributes(spec);
  const element = `<ply-scope${quoted(pairs)}><a href="${escaped(link)}">${NAME}</a></ply-scope>`;
  const script = `<script type="module" src="${module}"></script>`;
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
      const query = new URLSearchParams(pairs);
      return `<iframe src="${escaped(`${site}embed.html?${query}`)}" title="${NAME}" width="100%" height="640" loading="lazy" `
        + `allow="fullscreen; clipboard-write"><a href="${escaped(link)}">${NAME}</a></iframe>`;
    }
    default:
      return `${script}\n${element}`;
  }
}

const HUGO = '<ply-scope{{ range $name, $value := .Params }} {{ printf `%s="%s"` $name (htmlEscape (string $value)) | safeHTMLAttr }}'
  + '{{ end }}>{{ with .Inner }}{{ $.Page.RenderString . }}{{ end }}</ply-scope>';
