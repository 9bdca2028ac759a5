import { beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { chooseMore, failAndRetry, openSection, startAdmin } from './admin.ts';

const site = startAdmin();

const PATH = '/admin/newsletter-subscribers';

const subscriber = (
  email: string,
  status: 'pending' | 'confirmed' | 'unsubscribed',
  hour: number,
) => ({
  email,
  status,
  consentText: 'Send me a letter.',
  consentedAt: new Date(Date.UTC(2031, 2, 10, hour)),
  confirmedAt: status === 'pending' ? null : new Date(Date.UTC(2031, 2, 10, hour, 5)),
  tokenHash: `hash of ${email}`,
});

beforeEach(async () => {
  await deleteAll(site.db, 'newsletterSubscribers');
  await site.db
    .insertInto('newsletterSubscribers')
    .values([
      subscriber('dana@example.com', 'confirmed', 14),
      subscriber('tomas@example.org', 'confirmed', 15),
      subscriber('pending@example.com', 'pending', 16),
      subscriber('ended@example.com', 'unsubscribed', 17),
    ])
    .execute();
});

describe('newsletter subscribers', () => {
  it('are listed, searched and exported, and the export is in the audit log', async () => {
    const { page, troubles } = await site.signIn('/admin');
    const row = (email: string) => page.getByRole('row').filter({ hasText: email });
    await openSection(page, PATH);
    await page.getByRole('heading', { name: 'Subscribers', level: 1 }).waitFor();
    await page.getByText('2 confirmed.').waitFor();
    await row('dana@example.com').waitFor();
    expect(await row('dana@example.com').textContent()).toMatch(/Mar 10, 2031.*7:00.*7:05/);
    expect(await page.getByText(/pending@|ended@/).count()).toBe(0);

    await page.getByLabel('Search by e-mail').fill('dana');
    await row('tomas@example.org').waitFor({ state: 'detached' });
    expect(await row('dana@example.com').count()).toBe(1);
    await page.getByLabel('Search by e-mail').fill('pending');
    await page.getByText('No confirmed address matches.').waitFor();
    await page.getByRole('button', { name: 'Clear Filters' }).click();
    await row('tomas@example.org').waitFor();

    const download = page.waitForEvent('download');
    await chooseMore(page, 'Export CSV');
    const file = await download;
    expect(file.suggestedFilename()).toBe('newsletter-subscribers.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual([
      'tomas@example.org',
      'dana@example.com',
    ]);

    await openSection(page, '/admin/audit-log');
    await page.getByText('admin exported newsletter subscribers').click();
    const open = page.getByRole('link', { name: 'Open Newsletter' });
    expect(await open.getAttribute('href')).toBe(PATH);
    expect(troubles).toEqual([]);
  });

  it('who unsubscribed meanwhile are no longer listed when the screen is reopened', async () => {
    const { page } = await site.signIn(PATH);
    await page.getByText('dana@example.com').waitFor();
    await site.db
      .updateTable('newsletterSubscribers')
      .set({ status: 'unsubscribed' })
      .where('email', '=', 'dana@example.com')
      .execute();
    await openSection(page, '/admin/staff');
    await openSection(page, PATH);
    await page.getByText('1 confirmed.').waitFor();
    await page.getByText('dana@example.com').waitFor({ state: 'detached' });
  });

  it('are explained in an empty state when there are none', async () => {
    await site.db.deleteFrom('newsletterSubscribers').where('status', '=', 'confirmed').execute();
    const { page } = await site.signIn(PATH);
    await page.getByText('No subscribers yet').waitFor();
  });

  it('show an error with a retry when loading or exporting fails', async () => {
    const { page } = await site.signIn(PATH);
    await page.getByText('dana@example.com').waitFor();
    await failAndRetry(page, /trpc.*newsletter\.subscribers/);
    await page.getByText('dana@example.com').waitFor();

    await page.route('**/newsletter-subscribers/export', (route) => route.abort());
    await chooseMore(page, 'Export CSV');
    await page.getByText('Failed to export subscribers').waitFor();
  });
});
