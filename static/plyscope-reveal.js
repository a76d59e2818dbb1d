// A plugin for reveal.js: every stop of a figure becomes a fragment of its slide, and the figure goes to as many stops as there are
// visible fragments. It has no keys and keeps no state: keys, remotes, jumps, the notes window and paper are the deck's own.

const FIGURES = 'ply-scope[stops], ply-scope[pause]';
const FRAMES = 'iframe[src*="stops="], iframe[src*="pause="]';
/** Milliseconds that the deck waits for figures that know their stops only once they have started. */
const PATIENCE = 10_000;

export default function Plyscope() {
  return { id: 'plyscope', init };
}

function init(deck) {
  const root = deck.getRevealElement();
  const sent = new WeakMap();
  let last = 0;

  // Copies of a slide, for paper, keep the number.
  const fragments = (figure) => [...figure.closest('section').querySelectorAll(`.fragment[data-plyscope="${figure.dataset.plyscope}"]`)];

  /** Gives a figure as many fragments as it has stops. */
  function count(figure, of) {
    figure.dataset.plyscope ??= ++last;
    const here = fragments(figure);
    for (const fragment of here.slice(of)) fragment.remove();
    const missing = Array.from({ length: of - here.length }, () => {
      const fragment = document.createElement('span');
      fragment.className = 'fragment';
      fragment.ariaHidden = 'true';
      fragment.dataset.plyscope = figure.dataset.plyscope;
      return fragment;
    });
    (here.slice(0, of).at(-1) ?? figure).after(...missing);
    if (missing.length && deck.isReady()) deck.syncFragments(figure.closest('section'));
  }

  /** Starts a figure, and its copies, without waiting until it comes near. */
  function begin(figure) {
    figure.setAttribute('loading', 'eager');
    customElements.whenDefined('ply-scope').then(() => figure.start());
  }

  function go(figure, stop) {
    if (figure.localName !== 'iframe') {
      if (figure.stop !== stop) figure.stop = stop;
    } else if (sent.get(figure) !== stop) {
      sent.set(figure, stop);
      figure.contentWindow?.postMessage({ type: 'plyscope:cmd', v: 1, name: 'stop', value: stop }, '*');
    }
  }

  function follow() {
    for (const figure of root.querySelectorAll('ply-scope[data-plyscope], iframe[data-plyscope]')) {
      go(figure, fragments(figure).filter(({ classList }) => classList.contains('visible')).length);
    }
  }

  for (const event of ['ready', 'slidechanged', 'fragmentshown', 'fragmenthidden', 'pdf-ready']) deck.on(event, follow);

  // A frame keeps the keys of whoever has pressed in it, and hands them over.
  addEventListener('message', ({ source, data }) => {
    const frame = source && [...root.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
    if (!frame || data?.v !== 1) return;
    if (data.type === 'plyscope:key' && !data.ctrlKey && !data.metaKey && !data.altKey) deck.triggerKey(data.keyCode);
    if (data.type !== 'plyscope:stop') return;
    count(frame, data.detail.of);
    sent.set(frame, data.detail.stop);
    follow();
  });

  // A frame may have been there before the plugin was: it tells its stops again.
  for (const frame of root.querySelectorAll(FRAMES)) go(frame, 0);

  // On paper every slide is there at once, and nothing comes near.
  const isPaper = deck.isPrintView?.() ?? deck.isPrintingPDF?.();
  for (const figure of isPaper ? root.querySelectorAll('ply-scope') : []) begin(figure);

  const figures = [...root.querySelectorAll(FIGURES)];
  const counted = figures.map((figure) => new Promise((done) => {
    figure.addEventListener('ply-scope:stop', ({ detail: { of } }) => {
      count(figure, of);
      follow();
      done();
    });
    figure.addEventListener('ply-scope:error', done);
    // Slides are hidden until the deck begins.
    begin(figure);
    if (figure.stopCount !== undefined) {
      count(figure, figure.stopCount);
      done();
    }
  }));
  return Promise.race([Promise.all(counted), new Promise((done) => { setTimeout(done, PATIENCE); })]);
}
