const { join } = require('node:path');

module.exports = {
  mode: 'production',
  entry: './main.js',
  output: { path: join(__dirname, 'site'), publicPath: 'auto' },
  // The module is larger than what webpack warns about.
  performance: false,
};
