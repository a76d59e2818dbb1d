import { defineConfig } from 'astro/config';

export default defineConfig({ base: '/course', outDir: './site', devToolbar: { enabled: false } });
