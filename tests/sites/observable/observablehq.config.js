export default { title: 'Thinking ahead', base: '/course/', output: 'site', search: false, globalStylesheets: [] };
