import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { scrollsSideways, startAdmin } from './admin.ts';
import { boxOf } from './browser.ts';

const site = startAdmin();

const message = (firstName: string, text: string) => ({
  ...{ firstName, lastName: 'Okafor', email: 'okafor@example.com', phone: '(619) 555-0110' },
  ...{ practiceArea: 'divorce', message: text },
});

beforeAll(async () => {
  await site.db
    .insertInto('contactSubmissions')
    .values([message('Grace', 'About our condo.'), message('Emeka', 'About the children.')])
    .execute();
  const grouped = () => site.db.selectFrom('people').select('id').execute();
  await vi.waitFor(async () => expect(await grouped()).toHaveLength(2), { timeout: 20_000 });
});

const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();
const timeline = (page: Page) => page.getByRole('list', { name: 'Timeline' });

describe('people', () => {
  it('are found by a message, get notes, calls and a next step, and are found by these', async () => {
    const { page, troubles } = await site.signIn('/admin/people');
    await page.getByLabel('Search by name').fill('condo');
    // The list must not change between the press and the release of the pointer.
    await page.waitForURL(/condo/);
    await page.getByText('Emeka Okafor').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Grace Okafor' }).click();
    await timeline(page).getByText('About our condo.').waitFor();

    await page.getByRole('button', { name: 'Log Call' }).click();
    await page.getByLabel('Outcome').selectOption('Left a voicemail');
    await page.getByLabel('What was said').fill('Asked to call back.');
    await page.getByRole('button', { name: 'Save Call' }).click();
    await toast(page, 'Call added');
    await timeline(page).getByText('Incoming call: left a voicemail').waitFor();
    await page.getByRole('button', { name: /^Edit call/ }).click();
    await page.getByLabel('What was said').fill('Asked for an answer by Friday.');
    await page.getByRole('button', { name: 'Save Call' }).click();
    await timeline(page).getByText('Asked for an answer by Friday.').waitFor();

    const note = page.getByRole('textbox', { name: 'Note', exact: true });
    await note.fill('The condo is hers.');
    await page.getByRole('button', { name: 'Add Note' }).click();
    await timeline(page).getByText('The condo is hers.').waitFor();
    expect(await note.inputValue()).toBe('');

    await page.getByLabel('Tags').fill('condo, urgent');
    await page.getByLabel('Next step').fill('Answer Grace');
    await page.getByLabel('By', { exact: true }).fill('2020-03-12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await toast(page, 'Person saved');

    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'People' })
      .click();
    await page.getByLabel('Tag', { exact: true }).selectOption('urgent');
    await page.getByText('Emeka Okafor').waitFor({ state: 'detached' });
    const row = page.locator('[data-row]').filter({ hasText: 'Grace Okafor' });
    await row.getByText('Overdue').waitFor();
    expect(troubles).toEqual([]);
  });

  it('begin with the next consultation, then who waits; who only left an address is in another view', async () => {
    await site.db
      .insertInto('newsletterSubscribers')
      .values({
        ...{ email: 'only@example.com', consentText: 'Yes', tokenHash: 'only' },
        consentedAt: new Date(),
      })
      .execute();
    const body = bookingBody({ firstName: 'Tomas', lastName: 'Berg', email: 'berg@example.com' });
    await postJson(`${site.url}/api/appointments`, { ...body, scheduledDate: tuesdayAt('09:00') });
    const { page, troubles } = await site.signIn('/admin/people');
    const rows = page.locator('[data-row]');
    // The booking is grouped meanwhile, after which the list is fetched again.
    await expect
      .poll(async () => (await rows.allInnerTexts())[0])
      .toMatch(/Tomas Berg\s+\w{3} \d+:\d\d [AP]M/);
    const texts = await rows.allInnerTexts();
    expect(texts.slice(1).join()).toMatch(/Okafor.*waits since/s);
    expect(texts.join()).not.toContain('only@example.com');
    await page.getByRole('heading', { name: 'Next consultations' }).waitFor();
    await page.getByRole('heading', { name: 'Waiting for an answer' }).waitFor();
    expect(await rows.first().locator('a, button, input, select').count()).toBe(1);
    const { height } = await boxOf(rows.first());
    expect(height).toBeLessThanOrEqual(64);

    await page.getByLabel('View').selectOption('Newsletter and calculator addresses');
    await rows.filter({ hasText: 'only@example.com' }).waitFor();
    expect(await rows.count()).toBe(1);
    await page.getByLabel('View').selectOption('Everybody');
    await expect.poll(() => rows.count()).toBe(4);

    await rows.getByRole('link', { name: 'Tomas Berg' }).click();
    const next = page.getByRole('region', { name: 'Next', exact: true });
    await next.getByRole('link', { name: /^\w{3}, \w{3} \d+/ }).waitFor();
    await timeline(page)
      .getByText(/^Booked:/)
      .waitFor();
    await page.goto(`${site.url}/admin/people`);
    await rows.getByRole('link', { name: 'Grace Okafor' }).click();
    await next.getByRole('link', { name: 'Answer first' }).click();
    await page.getByText('About our condo.').first().waitFor();
    expect(troubles).toEqual([]);
  });

  it('who are the same are joined with one press and separated again, on a phone too', async () => {
    const { page, troubles } = await site.signIn('/admin/people?q=emeka', { device: 'phone' });
    await page.getByRole('link', { name: 'Emeka Okafor' }).click();
    await page.getByText('Shares the address okafor@example.com').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Join with Grace Okafor' }).click();
    await timeline(page).getByText('About our condo.').waitFor();
    // On a phone, the toast covers the button.
    await page.getByRole('button', { name: 'Close the notification' }).click();
    await page.getByRole('button', { name: 'Separate Grace Okafor' }).click();
    await timeline(page).getByText('About our condo.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Join with Grace Okafor' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('are found from the dashboard by keyboard, and from their messages', async () => {
    const { page, troubles } = await site.signIn('/admin');
    await page.getByRole('button', { name: /^Find/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Type a name, a section or an action').fill('emeka');
    await page
      .getByRole('group', { name: 'People' })
      .getByRole('option', { name: 'Emeka Okafor' })
      .waitFor();
    await page.getByRole('group', { name: 'Messages' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Emeka Okafor', level: 1 }).waitFor();
    await timeline(page).getByRole('link', { name: 'Message' }).click();
    await page.getByRole('link', { name: 'Timeline of Emeka Okafor' }).click();
    await page.getByRole('heading', { name: 'Emeka Okafor', level: 1 }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('have their page where the team had its pages, which are still found', async () => {
    const { page } = await site.signIn('/admin/people/theo-okonjo');
    await page.waitForURL('**/admin/team/theo-okonjo');
  });
});
