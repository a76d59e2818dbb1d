import { embed } from 'plyscope';

const spec = { game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' } };
const output = document.createElement('output');
const place = document.createElement('div');
document.body.append(place, output);
output.value = '25';
const figure = await embed(place, spec, { view: 'tree', step: 25 });
figure.addEventListener('ply-scope:step', ({ detail }) => { output.value = `${detail.step}`; });
