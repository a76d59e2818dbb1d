export default {
  title: 'Thinking ahead',
  base: '/course/',
  outDir: './site',
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'ply-scope' } } },
};
