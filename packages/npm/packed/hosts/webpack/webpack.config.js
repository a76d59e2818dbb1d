export default {
  mode: 'production',
  performance: { hints: false },
};
