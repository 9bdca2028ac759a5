import { describe, expect, it } from 'vitest';
import { scrollsSideways, startAdmin } from './admin.ts';

const site = startAdmin();

const originsNow = async () =>
  (await site.db.selectFrom('embedSettings').select('origins').executeTakeFirstOrThrow()).origins;

describe('the page for embedding', () => {
  it('keeps the list of websites, and says which line is wrong', async () => {
    const { page, troubles } = await site.signIn('/admin/embed');
    const list = page.getByLabel('Websites, one per line');
    await list.fill('www.harbor.example/contact\n\nhttp://harbor.example');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('http://harbor.example: enter an address that begins').waitFor();
    expect(await originsNow()).toEqual([]);

    await list.fill('www.harbor.example/contact\n\nhttps://harbor.example/');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Websites saved').waitFor();
    expect(await list.inputValue()).toBe('https://www.harbor.example\nhttps://harbor.example');
    expect(await originsNow()).toEqual(['https://www.harbor.example', 'https://harbor.example']);
    expect(troubles).toEqual([]);
  });

  it('does not undo what somebody else has saved meanwhile', async () => {
    const { page } = await site.signIn('/admin/embed');
    const list = page.getByLabel('Websites, one per line');
    await list.fill('https://mine.example');
    await site.db
      .updateTable('embedSettings')
      .set({ origins: ['https://theirs.example'] })
      .execute();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Load the saved websites' }).click();
    await expect.poll(() => list.inputValue()).toBe('https://theirs.example');
  });

  it.each(['desktop', 'phone'] as const)('shows code and preview on a %s', async (device) => {
    const { page, troubles } = await site.signIn('/admin/embed', { device });
    const code = page.getByLabel('Code', { exact: true });
    expect(await code.inputValue()).toContain('/embed.js" data-show="booking" async');
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Schedule Your Consultation' }).waitFor();

    await page.getByRole('button', { name: 'Calculator', exact: true }).click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await page.getByRole('button', { name: 'Phone', exact: true }).click();
    expect(await code.inputValue()).toContain('data-show="calculator" data-theme="dark"');
    await frame.locator('html.dark').getByLabel('Estate value').waitFor();
    const width = await page.locator('iframe').evaluate(({ clientWidth }) => clientWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(await scrollsSideways(page)).toBe(false);
    expect(troubles).toEqual([]);
  });

  it('copies the code', async () => {
    const { page, context } = await site.signIn('/admin/embed');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy code' }).click();
    await page.getByText('The code is copied').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await page.getByLabel('Code', { exact: true }).inputValue());
  });
});
