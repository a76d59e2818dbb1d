import vue from '@vitejs/plugin-vue';

const template = { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ply-') } };

export default { base: './', plugins: [vue({ template })] };
