// Docusaurus: the docs are the whole site. The element's files are in static/plyscope.
const baseUrl = '/course/';

export default {
  title: 'Thinking ahead',
  url: 'https://notes.example',
  baseUrl,
  onBrokenLinks: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en', 'zh-Hans'] },
  scripts: [{ src: `${baseUrl}plyscope/ply-scope.js`, type: 'module' }],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  themeConfig: { navbar: { title: 'Thinking ahead', items: [{ type: 'localeDropdown' }] } },
};
