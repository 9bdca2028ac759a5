import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { startAdmin } from './admin.ts';

const site = startAdmin();

const writeAs = (firstName: string) =>
  insertMessage(site.db, {
    firstName,
    lastName: 'Okafor',
    email: `${firstName.toLowerCase()}@example.com`,
    phone: null,
    practiceArea: 'divorce',
    message: 'A message that arrives while the list is open.',
  });

/** The row of a message that nobody has read. */
const unread = (page: Page, firstName: string) =>
  page.locator('[data-row]').filter({ hasText: `New${firstName} Okafor` });

const followers = () => site.app.deps.liveChanges.followers();

it('a message appears in the open list, in the navigation and for screen readers, without a reload', async () => {
  const { page, troubles } = await site.signIn('/admin/contact-submissions');
  await expect.poll(followers).toBe(1);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await writeAs('Ngozi');
  await unread(page, 'Ngozi').waitFor();
  await page.getByRole('status').filter({ hasText: '1 new message.' }).waitFor();
  await postJson(`${site.url}/api/appointments`, bookingBody());
  await page.getByRole('status').filter({ hasText: '1 new appointment.' }).waitFor();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  expect(troubles).toEqual([]);
});

it('tabs of one browser share one connection, and the next one takes it over', async () => {
  const { page } = await site.signIn('/admin/contact-submissions');
  await expect.poll(followers).toBe(1);
  const opened = page.context().waitForEvent('page');
  // A tab opened by another tab gets a copy of its session storage.
  await page.evaluate(() => void window.open('/admin'));
  const second = await opened;
  await second.getByRole('heading', { level: 1 }).waitFor();
  await writeAs('Adaeze');
  await unread(page, 'Adaeze').waitFor();
  await second.getByText('Adaeze Okafor').first().waitFor();
  expect(followers()).toBe(1);
  await page.close();
  await expect.poll(followers).toBe(1);
  await writeAs('Ifeoma');
  await second.getByText('Ifeoma Okafor').first().waitFor();
});

it('a hidden tab fetches what has changed when it is shown', async () => {
  // The connections of previous tests have ended.
  await expect.poll(followers).toBe(0);
  await writeAs('Amara');
  const { page } = await site.signIn('/admin/contact-submissions');
  await expect.poll(followers).toBe(1);
  await unread(page, 'Amara').waitFor();
  const setVisibility = (state: 'hidden' | 'visible') =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await setVisibility('hidden');
  await untilReported(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('contact.submissions')) calls += 1;
  });
  const announced = page.evaluate(
    () =>
      new Promise((resolve) => {
        // The channel on which the tab with the connection repeats each notification for the other tabs.
        const channel = new BroadcastChannel('lawfront-live');
        channel.onmessage = ({ data }) => data?.includes('testimonials') && resolve(data);
      }),
  );
  await writeAs('Chidinma');
  // Announced with the message or after it. The message alone could be an earlier one, which is announced late.
  await site.db.updateTable('testimonials').set({ rating: 5 }).execute();
  await announced;
  await untilReported(page);
  expect(calls).toBe(0);
  await setVisibility('visible');
  await unread(page, 'Chidinma').waitFor();
});

/** Resolves once the browser has reported all requests of the page so far: it reports them in order. */
async function untilReported(page: Page): Promise<void> {
  const reported = page.waitForRequest('**/robots.txt');
  await page.evaluate(() => fetch('/robots.txt'));
  await reported;
}
