import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { MAIL_CONTENTS } from '../../src/app/features.ts';
import { getMailFirm } from '../../src/features/email/mail-look.ts';
import { pngMark, wordmark } from '../../src/features/look/testing/sample-marks.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { startAdmin } from './admin.ts';

const site = startAdmin();
beforeEach(async () => {
  await deleteAll(site.db, 'firmMarks');
  await deleteAll(site.db, 'lookSettings');
});

const open = () => site.signIn('/admin/look');

const upload = async (page: Page, kind: string, file: Buffer, mimeType: string) => {
  const name = `${kind}.${mimeType === 'image/png' ? 'png' : 'svg'}`;
  await page.getByTestId(`${kind}-file`).setInputFiles({ name, mimeType, buffer: file });
};

/** The mark that is shown in a part of a page, with its size in CSS pixels and what is under it. */
const shownMark = (page: Page, within: string) =>
  page
    .locator(`${within} .firm-mark:visible`)
    .first()
    .evaluate((mark: HTMLImageElement) => {
      const { width, height } = mark.getBoundingClientRect();
      const { backgroundColor } = getComputedStyle(mark);
      const { naturalWidth, alt } = mark;
      return { width, height, ground: backgroundColor, isLoaded: naturalWidth > 0, alt };
    });

it('a firm uploads its logo and sees it in header, footer, sign-in page, icon and mail', async () => {
  const { page, troubles } = await open();
  const hostile = wordmark().replace('<path', '<script>alert(1)</script><path');
  await upload(page, 'wordmark', Buffer.from(hostile), 'image/svg+xml');
  await page
    .getByText('Wordmark uploaded without what could run or load something: script')
    .waitFor();
  await page.getByText('Footer: in the colour of the text').waitFor();
  expect(troubles).toEqual([]);

  const { page: home, troubles: troublesAtHome } = await site.visit();
  expect(await shownMark(home, 'header')).toEqual({
    ...{ width: 240, height: 40, ground: 'rgba(0, 0, 0, 0)' },
    ...{ isLoaded: true, alt: 'Pacific Harbor Law' },
  });
  // Its shapes are cut out of the colour of the text.
  const text = await home.locator('footer').evaluate((footer) => getComputedStyle(footer).color);
  expect(await shownMark(home, 'footer')).toMatchObject({ ground: text });
  await home.evaluate(() => document.documentElement.classList.add('dark'));
  const dark = await home.locator('h1').evaluate((title) => getComputedStyle(title).color);
  expect(await shownMark(home, 'header')).toMatchObject({ ground: dark });
  await home.setViewportSize({ width: 390, height: 844 });
  expect((await shownMark(home, 'header')).height).toBe(32);
  const icon = await home.locator('link[rel=icon]').getAttribute('href');
  expect(await (await fetch(site.app.url + icon)).text()).toContain('>P</text>');
  expect(troublesAtHome).toEqual([]);

  const { page: gate } = await site.visit('/login');
  await gate.getByRole('img', { name: 'Pacific Harbor Law' }).waitFor();

  const firm = await getMailFirm(site.db, site.app.url);
  const { html } = MAIL_CONTENTS.newsletter_welcome.sample({ firm, publicUrl: site.app.url });
  const [, src = ''] = /<img src="([^"]+)" alt="Pacific Harbor Law"/.exec(html) ?? [];
  expect((await fetch(src)).headers.get('content-type')).toBe('image/png');

  await page.getByRole('button', { name: 'Remove Wordmark' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('Wordmark removed').waitFor();
});

it('a logo of 4,000 by 50 pixels moves nothing, and staff are told that it cannot be read', async () => {
  const { page } = await open();
  await upload(page, 'wordmark', await pngMark({ width: 4_000, height: 50 }), 'image/png');
  await page.getByText('leaves it 3 pixels of height').waitFor();
  for (const width of [320, 390, 1280]) {
    const { page: home } = await site.visit();
    await home.setViewportSize({ width, height: 800 });
    expect((await shownMark(home, 'header')).width).toBeLessThanOrEqual(240);
    const isWider = await home.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isWider).toBe(false);
  }
});

it('the home page shows another drawing, or nothing, in place of the sea', async () => {
  const { page } = await open();
  await page.getByRole('radio', { name: 'Another drawing' }).check();
  await page.getByRole('radio', { name: 'Lines that open around a disc' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Look saved').waitFor();
  const { page: home } = await site.visit();
  await home.locator('.own-drawing use').waitFor();
  expect(await home.locator('[data-art]:visible').count()).toBe(0);
});
