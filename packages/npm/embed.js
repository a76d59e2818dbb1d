const TAG = 'ply-scope';

/** An element for a spec, an object or its JSON. Options are attributes: `{ view: 'tree', step: 25 }`. */
function made(spec, options) {
  const element = document.createElement(TAG);
  const attributes = { config: typeof spec === 'string' ? spec : JSON.stringify(spec), ...options };
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null) element.setAttribute(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return element;
}

/** Resolves with the element once its search is there; rejects with what it refuses. */
function ready(element) {
  return new Promise((hear, refuse) => {
    element.addEventListener(`${TAG}:ready`, () => hear(element), { once: true });
    element.addEventListener(`${TAG}:error`, ({ detail }) => refuse(new Error(detail.message)), { once: true });
  });
}

/** Puts a search into an element of the page, `#figure` say, in the place of what is there; resolves with the <ply-scope> that shows it. */
export function embed(place, spec, options = {}) {
  const around = typeof place === 'string' ? document.querySelector(place) : place;
  if (!around) throw new Error(`there is no element ${place}`);
  const element = made(spec, { loading: 'eager', ...options });
  const shown = ready(element);
  around.replaceChildren(element);
  return shown;
}

/** Draws a step of a search, the one of the spec where none is given; resolves with the picture as SVG. */
export async function renderSvg(spec, step) {
  const element = made(spec, { loading: 'eager', step, hidden: '' });
  const shown = ready(element);
  document.body.append(element);
  try {
    return (await shown).toSVG();
  } finally {
    element.remove();
  }
}
