// How Chromium is started, for tests and pictures alike: no sandbox (root in a container has none), no graphics card,
// and nothing that reaches for the network or differs between runs. The shell is Chromium without what surrounds a page; it
// starts in a third of the time.
export const launch = {
  executablePath: process.env.CHROMIUM_SHELL ?? '/usr/bin/chromium-headless-shell',
  headless: true,
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
};

/** The whole browser, for what only that has. */
export const whole = { ...launch, executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' };
