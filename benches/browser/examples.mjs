// The searches that the page itself offers: each game's first position under the algorithm it comes with, under the presets for that, and
// under every other algorithm that goes with it. They are read off the page's own pickers.
import { launch } from './browser.mjs';
import { awaited, listen } from './trouble.mjs';

/** Runs in the page before anything else. */
function install() {
  const picker = (label) => document.querySelector('ply-scope').shadowRoot.querySelector(`select[aria-label="${label}"]`);
  const frame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
  window.pickers = {
    entries: (label) => [...picker(label)?.options ?? []].filter(({ disabled }) => !disabled).map(({ text }) => text),
    /** Picks an entry as a person does; says the search then shown. */
    async pick(label, text) {
      const select = picker(label);
      select.selectedIndex = [...select.options].findIndex((option) => option.text === text);
      select.dispatchEvent(new Event('change', { bubbles: true, composed: true }));
      // A pick that is refused changes nothing, so there is nothing else to wait for.
      for (let wait = 0; wait < 3; wait += 1) await frame();
      const { spec: { game, algorithm } } = document.querySelector('ply-scope');
      return { game, algorithm };
    },
  };
}

/** The examples of every game, `[title, [[name, spec], …]]` each, as the page at an address has them. */
export async function examples(address) {
  const browser = await launch();
  const found = [];
  let games;
  for (let index = 0; index < (games?.length ?? 1); index += 1) {
    // Every game is picked on a page where nothing has been picked before, and nothing is kept.
    const context = await browser.newContext({ locale: 'en-US' });
    const page = listen(await context.newPage());
    await page.addInitScript(install);
    await page.goto(`${address}/#lab`);
    await awaited(page, 'the lab', () => document.querySelector('ply-scope[data-state=ready]'));
    const entries = (label) => page.evaluate((asked) => window.pickers.entries(asked), label);
    const pick = (label, text) => page.evaluate((asked) => window.pickers.pick(...asked), [label, text]);
    games ??= await entries('Game');
    const known = new Map();
    const note = (name, spec) => {
      const text = JSON.stringify(spec);
      if (!known.has(text)) known.set(text, [name, spec]);
    };
    const first = await pick('Game', games[index]);
    note('as it comes', first);
    for (const preset of await entries('Preset')) note(preset, await pick('Preset', preset));
    for (const algorithm of await entries('Algorithm')) note(algorithm, await pick('Algorithm', algorithm));
    found.push([games[index], [...known.values()].filter(([, { game }]) => game.kind === first.game.kind)]);
    await context.close();
  }
  await browser.close();
  return found;
}
