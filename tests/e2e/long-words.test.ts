import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { scrollsSideways, startAdmin } from './admin.ts';

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'.repeat(2);

const site = startAdmin();

/** Renames the firm, and waits until the public pages show it. */
async function nameFirm(name: string): Promise<void> {
  await site.db.updateTable('firmProfile').set({ name }).execute();
  const home = async () => (await fetch(site.url)).text();
  await expect.poll(home).toContain(name.replace('&', '&amp;'));
}

/** The number of lines in the first visible element that matches the selector. */
const linesOf = (page: Page, selector: string) =>
  page
    .locator(`${selector} >> visible=true`)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });

describe.each([
  'Castellane, Okonjo & Brightwater',
  'Castellane Okonjo Law LLP',
  'Bundesrechtsanwaltsgesellschaft',
])('a firm named %s', (name) => {
  it.each([320, 390, 1090, 1100, 1150, 1280])('fits a window %d pixels wide', async (width) => {
    await nameFirm(name);
    const { page } = await site.visit();
    await page.setViewportSize({ width, height: 844 });
    await page.getByText(name).first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await linesOf(page, 'header a[href="/"] span')).toBeLessThanOrEqual(width < 390 ? 3 : 2);
    if (width > 1088) expect(await linesOf(page, 'header a[href="/schedule"]')).toBe(1);
  });
});

it.each(['/admin', '/admin/blog-posts'])(
  'a long word in a title causes no horizontal overflow of %s on a phone',
  async (path) => {
    await nameFirm('Whitfield Law');
    await site.db
      .updateTable('blogPosts')
      .set({ title: LONG_WORD, publishedAt: new Date('2031-03-01T00:00:00Z') })
      .execute();
    const { page } = await site.signIn(path, { device: 'phone' });
    await page.getByText(LONG_WORD).first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  },
);
