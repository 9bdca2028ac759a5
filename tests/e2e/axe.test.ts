import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { violationsOn } from './axe.ts';
import { newContext, sharedBrowser } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});

const FAULTS = `<img src="data:,"><input><button></button>
  <p style="color: #999; background: #fff">Faint</p><ul><p>Not an item</p></ul>`;

it('reports every violation that axe reports by itself', async () => {
  const context = await newContext(browser);
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

it('reports the same for a page beside frames that are left out', async () => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.setContent(FAULTS);
  const rulesAndCounts = async (look = {}) =>
    (await violationsOn(page, look)).map(([id, elements]) => [id, elements?.length]);
  const alone = await rulesAndCounts();
  await page.setContent(`${FAULTS}<iframe title="Preview" srcdoc="<img src='data:,'>"></iframe>`);
  expect(await rulesAndCounts({ without: 'iframe' })).toEqual(alone);
});
