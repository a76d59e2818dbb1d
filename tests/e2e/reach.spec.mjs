// Reaching everything: by the tab key alone, by name and role, by finger; and staying out of the way of the page around.
import { byNight, expect, test } from './page.mjs';
import { Lab } from './lab.mjs';

const CUT = { game: { kind: 'tree', tree: [[5, 6], [2, 1], [3, 2]] }, algorithm: { kind: 'alpha-beta' }, step: 25 };
const MCTS = { game: { kind: 'tic-tac-toe' }, algorithm: { kind: 'mcts', iterations: 40 }, step: 100 };

/** What has the focus, as an assistive technology would name it; empty outside the lab. */
const focused = (lab) => lab.host.evaluate((host) => {
  const element = host.shadowRoot.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
});

test('the tab key reaches every control in reading order, leaves the lab at the end and comes back', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.press('c', 25);
  const stops = [];
  const told = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const [name, kind] = await lab.host.evaluate(({ shadowRoot: { activeElement: element } }) => {
      if (!element) return [''];
      const { localName, type, className } = element;
      const words = element.getAttribute('aria-label') ?? element.innerText.replace(/\s+/g, ' ').trim();
      return [words, className === 'name' ? 'named' : `${localName} ${type}`];
    });
    if (name === '') break;
    stops.push(name);
    if (kind !== 'named') told.push(`${name} (${kind})`);
  }
  const expected = [
    'Game', 'Algorithm: Alpha-beta', 'Positions', 'Copy link', 'Embed', 'Save a figure', /^中文/, 'Switch between light and dark', /^Projector/, 'Keys and help',
    'Position', 'Tree as text', 'Max', 'Min', 'α ≥ β', 'order as given', 'no depth limit', 'fail-soft', 'Zoom in', 'Zoom out', 'Fit: show the whole tree',
    'Follow: go to the current node', /^Hide unvisited/, 'Code', 'Pseudo-code', 'Code of the notes [B]', 'Code of the notes [D]', 'Code of the notes [E]', 'Rust', 'Node', 'To the first step', 'Back', 'Play', 'Forward',
    'To the last step',
    'Step', 'Event', 'Phase', 'Over', 'Out', 'Cut', 'New best', 'Speed',
  ];
  let from = 0;
  for (const name of expected) {
    const at = stops.findIndex((stop, index) => index >= from && (name instanceof RegExp ? name.test(stop) : stop === name));
    expect(at, `${name} after ${stops[from - 1]} in ${stops.join(' · ')}`).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  // Only the nodes that sentences name can be met twice; a slider and the field beside it differ by what they are.
  expect(told.filter((stop, index) => told.indexOf(stop) !== index)).toEqual([]);
  expect(stops.some((stop) => /Max, ≥ 5|^A, Max/.test(stop)), 'the outline is one stop').toBe(true);
  expect(stops.at(-1)).toBe('Speed');
  // And back in from behind.
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(lab)).toBe('Speed');
});

test('whatever has the focus shows it', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    const ring = await lab.host.evaluate((host) => {
      const element = host.shadowRoot.activeElement;
      if (!element) return 'left';
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'none' || parseFloat(outlineWidth) < 2 ? element.outerHTML.slice(0, 120) : 'seen';
    });
    if (ring === 'left') break;
    expect(ring).toBe('seen');
  }
});

test('the help opens by key or button, keeps the focus inside and gives it back', async ({ page }) => {
  const lab = await Lab.open(page);
  const dialog = lab.host.getByRole('dialog', { name: 'Keys and help' });
  await lab.button('Keys and help').focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('next cut');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await lab.host.evaluate((host) => host.shadowRoot.activeElement?.closest('main > :not(dialog)') ?? null)).toBe(null);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => focused(lab)).toBe('Keys and help');
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await lab.press('ArrowRight', 1);
});

test('regions, controls and the tree have roles and names', async ({ page }) => {
  const lab = await Lab.withSpec(page, CUT);
  await expect(lab.host.locator('.player')).toMatchAriaSnapshot(`
    - button "To the first step"
    - button "Back"
    - button "Play"
    - button "Forward"
    - button "To the last step"
    - slider "Step"
    - text: step 25 / 38
    - group "Step size":
      - button "Event" [pressed]
      - button "Phase"
      - button "Over"
      - button "Out"
      - button "Cut"
    - combobox "Speed":
      - option "1×" [selected]
  `);
  await expect(lab.slider).toHaveAttribute('aria-valuetext', 'step 25 of 38, cut');
  await expect(lab.outline).toMatchAriaSnapshot(`
    - tree "Outline":
      - treeitem "A, Max, at least 5, α = 5, β = +∞" [expanded] [level=1]
      - treeitem "B, Min, best line, 5" [expanded] [level=2]
      - treeitem "leaf 5, best line, 5" [level=3]
      - treeitem "leaf 6, 6" [level=3]
      - treeitem "C, Min, at most 2, α = 5, β = 2, cut, 1 not searched" [expanded] [level=2]
      - treeitem "leaf 2, 2" [level=3]
      - 'treeitem "leaf 1, cut: never visited" [level=3]'
      - treeitem "D, Min, not visited yet" [expanded] [level=2]
      - treeitem "leaf 3, not visited yet" [level=3]
      - treeitem "leaf 2, not visited yet" [level=3]
  `);
  await expect(lab.host.getByRole('main')).toHaveCount(1);
  for (const [role, name] of [['region', 'Tree'], ['region', 'Code'], ['region', 'Position'], ['region', 'Node']]) {
    await expect(lab.host.getByRole(role, { name, exact: true }), `${role} ${name}`).toHaveCount(1);
  }
  await expect(lab.host.getByRole('img', { name: 'α = 5, β = 2', exact: true })).toBeVisible();
  await expect(lab.host.locator('.why > .where').first()).toHaveAttribute('aria-live', 'polite');
});

for (const [name, spec] of Object.entries({ CUT, MCTS })) {
  test(`everything to press is at least 24 pixels each way (${name})`, byNight(true), async ({ page }) => {
    const lab = await Lab.withSpec(page, spec);
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await lab.settled();
      const pressed = 'button, select, input, textarea, [role=slider], [role=tab], [role=treeitem]';
      const small = await lab.host.evaluate((host, selector) => [...host.shadowRoot.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => [element.getAttribute('aria-label') ?? element.textContent, element.getBoundingClientRect()])
        .filter(([, box]) => box.width < 24 || box.height < 24)
        .map(([label, box]) => `${label}: ${box.width} × ${box.height}`), pressed);
      expect(small, `${width} px`).toEqual([]);
    }
  });

  test(`no width makes the page scroll sideways (${name})`, byNight(name === 'MCTS'), async ({ page }) => {
    const lab = await Lab.withSpec(page, spec);
    for (const width of [1440, 1024, 768, 640, 480, 390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await lab.settled();
      const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
      expect(wide, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

test('the wheel over the tree scrolls the page as ever', byNight(true), async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  const lab = await Lab.open(page);
  const box = await lab.canvas.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('in notes letters are the notes’, except in a field of the lab, and keys outside are not the lab’s', async ({ page }) => {
  const lab = await Lab.inNotes(page, { config: JSON.stringify(CUT) }, { before: '<button id="outside">outside</button>' });
  await page.evaluate(() => {
    window.heard = [];
    document.addEventListener('keydown', (event) => window.heard.push(event.key));
  });
  await lab.isAt(25);
  await page.locator('#outside').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => window.heard)).toEqual(['n', 'ArrowRight']);
  await lab.isAt(25);
  const row = lab.outline.getByRole('treeitem').first();
  const letters = ['n', 's', '/', '.', ',', '1', 'N', 'x'];
  const fields = [lab.field('Tree as text'), lab.picker('Game')];
  for (const place of [...fields, lab.slider, row, lab.button('Forward')]) {
    await place.focus();
    await page.evaluate(() => { window.heard = []; });
    for (const key of letters) await page.keyboard.press(key === 'N' ? 'Shift+N' : key);
    const heard = await page.evaluate(() => window.heard.splice(0));
    expect(heard.filter((key) => key !== 'Shift')).toEqual(fields.includes(place) ? [] : letters);
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Alt+q');
    expect(await page.evaluate(() => window.heard.filter((key) => key.length === 1))).toEqual(['y', 'q']);
  }
  // The address belongs to the notes.
  expect(page.url()).not.toContain('#');
});
