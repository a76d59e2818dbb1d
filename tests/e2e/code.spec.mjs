// The code pane: the textbook's pseudo-code, listings of other notes with their slips, and the Rust function.
import AxeBuilder from '@axe-core/playwright';
import { Lab } from './lab.mjs';
import { byNight, expect, test } from './page.mjs';

const pane = (lab) => lab.host.locator('.code-pane');
const named = (lab, name) => pane(lab).getByRole('button', { name, exact: true });

test('listings of the notes are reached by keys, light a line at the same moment, and stay in the address', async ({ page }) => {
  const lab = await Lab.open(page);
  await lab.press('c', 25);
  const before = await pane(lab).locator('[aria-current]').innerText();
  await named(lab, 'Pseudo-code').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(named(lab, 'Code of the notes [D]')).toHaveAttribute('aria-pressed', 'true');
  await expect(pane(lab).locator('[aria-current]')).toContainText('if α ≥ β: break');
  expect(before).toContain('if α ≥ β');
  await expect(pane(lab).locator('.slip').first()).toContainText('The text cuts at α > β only.');
  await expect(page).toHaveURL(/&code=D&lang=en$/);
  const found = await new AxeBuilder({ page }).include('ply-scope').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await page.reload();
  await expect(named(lab, 'Code of the notes [D]')).toHaveAttribute('aria-pressed', 'true');
  await named(lab, 'Rust').click();
  await expect(pane(lab).locator('pre.source')).toContainText('fn visit');
  await expect(page).toHaveURL(/&code=rust&lang=en$/);
  await named(lab, 'Pseudo-code').click();
  await expect(page).not.toHaveURL(/code=/);
});

test('negamax shows values, windows, code and sentences from the mover’s side, and the address keeps it', async ({ page }) => {
  const lab = await Lab.withSpec(page, { game: { kind: 'tree', tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]] }, algorithm: { kind: 'alpha-beta' } });
  await lab.press('c', 28);
  const toggle = lab.button('Negamax: each value from the side of the player to move');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(lab.sentence).toContainText('Min can get −2 at C, but Max can limit Min to −3 by B.');
  await expect(pane(lab).locator('[aria-current]')).toContainText('−2 ≥ −3');
  await expect(pane(lab)).toContainText('v ← max(v, −NEGAMAX(c, −β, −α))');
  await expect(lab.host.locator('.numberline')).toHaveAttribute('aria-label', 'α = −2, β = −3');
  await expect(lab.host.locator('.outline')).toContainText('α = −2, β = −3');
  await expect(page).toHaveURL(/&negamax/);
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  const found = await new AxeBuilder({ page }).include('ply-scope').analyze();
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  await lab.press('c', 28);
  await page.keyboard.press('v');
  await expect(lab.sentence).toContainText('Min can limit Max to 2 at C');
  await expect(page).not.toHaveURL(/negamax/);
  await lab.chooseAlgorithm('MCTS');
  await expect(toggle).toHaveCount(0);
});

test('an algorithm of which notes print no listing shows the textbook’s', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await named(lab, 'Code of the notes [D]').click();
  await lab.chooseAlgorithm('Minimax');
  await expect(named(lab, 'Pseudo-code')).toHaveAttribute('aria-pressed', 'true');
  await expect(named(lab, 'Code of the notes [D]')).toHaveCount(0);
  await named(lab, 'Code of the notes [B]').click();
  await expect(pane(lab)).toContainText('nodes with two children');
});
