// The front of the widget. It asks Python for the program of the figure, once a page, and lends it to every figure.
const PROGRAM = Symbol.for('plyscope.program');

async function unpacked(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const address = URL.createObjectURL(new Blob([await new Response(stream).arrayBuffer()], { type: 'text/javascript' }));
  const { default: widget } = await import(/* webpackIgnore: true */ address);
  return widget;
}

/** Asks for the program, which comes as a message of its own. */
function asked(model) {
  return new Promise((hear, fail) => {
    const listen = (content, buffers) => {
      if (content?.kind !== 'program') return;
      model.off('msg:custom', listen);
      unpacked(buffers[0].buffer ? new Uint8Array(buffers[0].buffer, buffers[0].byteOffset, buffers[0].byteLength) : buffers[0]).then(hear, fail);
    };
    model.on('msg:custom', listen);
    model.send({ kind: 'program' });
  });
}

async function render({ model, el }) {
  const picture = document.createElement('img');
  if (model.get('_picture')) {
    picture.src = `data:image/svg+xml,${encodeURIComponent(model.get('_picture'))}`;
    picture.style.maxWidth = '100%';
    el.append(picture);
  }
  globalThis[PROGRAM] ??= asked(model);
  const widget = await globalThis[PROGRAM];
  el.addEventListener('ply-scope:score', ({ detail: { score, max } }) => {
    model.set('score', max ? score / max : 0);
    model.save_changes();
  });
  picture.remove();
  return (widget.render ?? widget)({ model, el });
}

export default { render };
