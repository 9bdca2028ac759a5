import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { type StaffClient, staffClient } from '../../src/testing/staff-client.ts';
import { startAdmin } from './admin.ts';

const site = startAdmin();

const TABLES = ['blogPosts', 'testimonials', 'appointments', 'newsletterSubscribers'] as const;
let staff: StaffClient;
beforeEach(async () => {
  staff ??= await staffClient(site.app);
  await deleteAll(site.db, 'outboxEmails');
  for (const table of TABLES) await deleteAll(site.db, table);
});

const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).click();
const names = (page: Page) => page.locator('[data-open-row]').allTextContents();

/** Selects the first two rows with the keyboard. */
async function selectTwo(page: Page): Promise<void> {
  await page.locator('[data-row]').nth(1).waitFor();
  for (const key of 'jxjx') await page.keyboard.press(key);
  await bar(page).getByText('2 selected').waitFor();
}

describe('blog posts', () => {
  const published = async () => {
    const posts = site.db.selectFrom('blogPosts').select('title').where('isPublished', '=', true);
    return (await posts.orderBy('title').execute()).map(({ title }) => title);
  };
  beforeEach(async () => {
    for (const title of ['Who keeps the dog', 'Ask first', 'Much later']) {
      await staff.call('POST', '/api/admin/blog-posts', {
        title,
        excerpt: 'Short.',
        content: '<p>Long.</p>',
        category: 'divorce',
        ...(title === 'Much later' && {
          isPublished: true,
          publishedAt: '2032-03-01T09:00:00-08:00',
        }),
      });
    }
  });

  it('are published together, undone, and deleted after a question', async () => {
    const { page, troubles } = await site.signIn('/admin/blog-posts?status=draft');
    await selectTwo(page);
    await bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await toast(page, '2 blog posts published');
    expect(await published()).toEqual(['Ask first', 'Much later', 'Who keeps the dog']);
    await undo(page);
    await toast(page, '2 blog posts unpublished');
    expect(await published()).toEqual(['Much later']);

    await page.getByLabel('Select this page').check();
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 2 blog posts?' });
    await question.getByRole('button', { name: 'Keep them' }).click();
    await bar(page).getByRole('button', { name: 'Delete' }).click();
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await toast(page, '2 blog posts deleted');
    await page.getByText('Nothing matches').waitFor();
    expect(troubles).toEqual([]);
  });

  it('are sorted by their headers, and open by a press on the row or Enter', async () => {
    const { page, troubles } = await site.signIn('/admin/blog-posts');
    await page.getByRole('button', { name: 'Title' }).click();
    await page.waitForURL((url) => url.search === '?sort=title');
    await expect.poll(() => names(page)).toEqual(['Ask first', 'Much later', 'Who keeps the dog']);
    await page.locator('[data-row]').first().getByText('Short.').click();
    await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
    await page.goBack();
    await page.locator('[data-row]').first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Edit Blog Post' }).waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('testimonials', () => {
  it('are unpublished together and undone', async () => {
    const said = (clientName: string) => ({
      clientName,
      content: 'Thank you.',
      rating: 5,
      practiceArea: 'custody',
    });
    await site.db.insertInto('testimonials').values(['Ana', 'Ben'].map(said)).execute();
    const { page, troubles } = await site.signIn('/admin/testimonials');
    await selectTwo(page);
    await bar(page).getByRole('button', { name: 'Unpublish' }).click();
    await toast(page, '2 testimonials unpublished');
    await page.locator('[data-row]').getByText('Draft', { exact: true }).nth(1).waitFor();
    await undo(page);
    await toast(page, '2 testimonials published');
    await expect
      .poll(() => page.locator('[data-row]').getByText('Draft', { exact: true }).count())
      .toBe(0);
    expect(troubles).toEqual([]);
  });
});

describe('appointments', () => {
  const statuses = async () => {
    const all = site.db.selectFrom('appointments').select(['firstName', 'status']);
    const rows = await all.orderBy('firstName').execute();
    return rows.map(({ firstName, status }) => `${firstName} ${status}`);
  };
  beforeEach(async () => {
    for (const [firstName, lastName, time] of [
      ['Dana', 'Whitfield', '09:00'],
      ['Ruth', 'Aldana', '10:30'],
    ] as const) {
      const body = bookingBody({
        firstName,
        lastName,
        email: `${firstName}@example.com`,
        scheduledDate: tuesdayAt(time),
      });
      await postJson(`${site.url}/api/appointments`, body);
    }
  });

  it('that are over are completed together, without a mail, and undone', async () => {
    await site.db
      .updateTable('appointments')
      .set({
        scheduledDate: new Date('2031-03-05T18:00:00Z'),
        endsAt: new Date('2031-03-05T18:30:00Z'),
      })
      .where('firstName', '=', 'Dana')
      .execute();
    const { page, troubles } = await site.signIn('/admin/appointments?order=all');
    await selectTwo(page);
    await bar(page).getByRole('button', { name: 'Mark Completed' }).click();
    await toast(page, '1 appointment completed');
    // The other appointment is still in the future.
    expect(await statuses()).toEqual(['Dana completed', 'Ruth scheduled']);
    await undo(page);
    await toast(page, '1 appointment reopened');
    expect(await statuses()).toEqual(['Dana scheduled', 'Ruth scheduled']);
    expect(troubles).toEqual([]);
  });

  it('are sorted by client', async () => {
    const { page, troubles } = await site.signIn('/admin/appointments');
    await page.getByRole('heading', { name: 'Tomorrow Mar 11' }).waitFor();
    const clients = page.getByRole('listitem').getByRole('button', { name: /^\w+ \w+$/ });
    expect(await clients.allTextContents()).toEqual(['Dana Whitfield', 'Ruth Aldana']);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Views and layout' }).click();
    await page.getByLabel('Order').selectOption('By name');
    await expect.poll(() => clients.allTextContents()).toEqual(['Ruth Aldana', 'Dana Whitfield']);
    expect(new URL(page.url()).search).toBe('?sort=name');
    // There is no day heading, so each row shows the day.
    await page.getByRole('listitem').getByText('Mar 11, 2031').first().waitFor();
    expect(await page.getByRole('heading', { name: /Mar 11/ }).count()).toBe(0);
    expect(troubles).toEqual([]);
  });
});

it('subscribers are unsubscribed together after a question', async () => {
  const subscriber = (email: string) => ({
    email,
    status: 'confirmed',
    consentText: '',
    consentedAt: new Date('2031-03-01T10:00:00Z'),
    tokenHash: email,
  });
  const addresses = ['a@example.com', 'b@example.com'];
  await site.db.insertInto('newsletterSubscribers').values(addresses.map(subscriber)).execute();
  const { page, troubles } = await site.signIn('/admin/newsletter-subscribers');
  await selectTwo(page);
  await bar(page).getByRole('button', { name: 'Unsubscribe' }).click();
  const question = page.getByRole('dialog', { name: 'Unsubscribe 2 subscribers?' });
  await question.getByRole('button', { name: 'Unsubscribe' }).click();
  await toast(page, '2 subscribers unsubscribed');
  await page.getByText('No subscribers yet').waitFor();
  expect(troubles).toEqual([]);
});

it('mails that failed are sent again together, those that were sent are not', async () => {
  const mail = (state: string) => ({
    kind: 'contact_receipt' as const,
    toEmail: `${state}@example.com`,
    payload: '{"id":"00000000-0000-4000-8000-000000000000"}',
    dedupeKey: state,
    state,
    dueAt: new Date(Date.now() + 3_600_000),
  });
  await site.db.insertInto('outboxEmails').values(['needs_attention', 'sent'].map(mail)).execute();
  const { page, troubles } = await site.signIn('/admin/mail');
  await selectTwo(page);
  await bar(page).getByRole('button', { name: 'Send Again' }).click();
  await toast(page, '1 mail queued again');
  await bar(page).waitFor({ state: 'detached' });
  expect(troubles).toEqual([]);
});
