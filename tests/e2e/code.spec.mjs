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

test('an algorithm of which notes print no listing shows the textbook’s', byNight(true), async ({ page }) => {
  const lab = await Lab.open(page);
  await named(lab, 'Code of the notes [D]').click();
  await lab.chooseAlgorithm('Minimax');
  await expect(named(lab, 'Pseudo-code')).toHaveAttribute('aria-pressed', 'true');
  await expect(named(lab, 'Code of the notes [D]')).toHaveCount(0);
  await named(lab, 'Code of the notes [B]').click();
  await expect(pane(lab)).toContainText('nodes with two children');
});
