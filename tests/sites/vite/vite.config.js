// Without a limit for files that are put into the script, because a strict policy forbids a worker that is none.
export default { base: '/course/', build: { outDir: 'site', assetsInlineLimit: 0 } };
