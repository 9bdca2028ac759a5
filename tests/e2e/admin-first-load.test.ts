import type { Page, Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { startAdmin } from './admin.ts';

const site = startAdmin();

// Without the chart, which is loaded when it is seen, and the editor.
const MAX_SCRIPT_BYTES = 300 * 1024;
const MAX_STYLE_BYTES = 45 * 1024;
const LATER = /\/(activity-card|content-field)-/;

it('the dashboard loads no more script and style than its budget', async () => {
  const { page, context } = await site.signIn('/admin');
  const bytes = await bytesOfReload(page);
  expect(bytes.script).toBeGreaterThan(50_000);
  expect(bytes.script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(bytes.style).toBeGreaterThan(10_000);
  expect(bytes.style).toBeLessThanOrEqual(MAX_STYLE_BYTES);
  await context.close();
});

/** The compressed bytes of the scripts and style sheets of a page. */
async function bytesOfReload(page: Page): Promise<{ script: number; style: number }> {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  await page.reload({ waitUntil: 'networkidle' });
  const sum = (ending: RegExp) =>
    responses
      .filter((response) => ending.test(response.url()) && !LATER.test(response.url()))
      .reduce((bytes, response) => bytes + Number(response.headers()['content-length']), 0);
  return { script: sum(/\.js$/), style: sum(/\.css$/) };
}
