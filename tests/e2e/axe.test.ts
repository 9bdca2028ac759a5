import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { launchBrowser } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const FAULTS = `<img src="data:,"><input><button></button>
  <p style="color: #999; background: #fff">Faint</p><ul><p>Not an item</p></ul>`;

it('reports every violation that axe reports by itself', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(FAULTS);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast', 'image-alt', 'label', 'list']),
  );
  expect(await violationsOn(page)).toEqual(
    violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
  );
});
