import { beforeAll, describe, expect, it } from 'vitest';
import { insertDemoHosts } from '../../db/demo/insert-demo-hosts.ts';
import { addDays, addMinutes } from '../../src/platform/time/date-math.ts';
import { bookingBody, postJson } from '../../src/testing/booking-requests.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { startAdmin } from './admin.ts';

const site = startAdmin();
beforeAll(async () => {
  await postJson(`${site.url}/api/appointments`, bookingBody());
  await postJson(`${site.url}/api/contact`, {
    firstName: 'Tomas',
    lastName: 'Berglund',
    email: 'tomas@example.com',
    practiceArea: 'divorce',
    message: 'My wife moved out on Sunday.',
  });
});

/** An entry of a performance observer, which the DOM's types lack. */
type LayoutShift = PerformanceEntry & { value: number };

describe('the dashboard', () => {
  it('shows new items, upcoming appointments and open tasks', async () => {
    const { page, troubles } = await site.signIn('/admin');
    await page.getByRole('heading', { name: 'Welcome back, admin', level: 1 }).waitFor();
    await page.getByText('1 new, 1 unresolved').waitFor();
    await page.getByText('versus last month, sample figure').waitFor();
    await page
      .getByRole('region', { name: 'Ready to open?' })
      .getByText('Connect mail and send a test mail')
      .waitFor();
    const next = page.getByRole('region', { name: 'Next appointment' });
    await next.getByRole('heading', { name: 'Dana Whitfield' }).waitFor();
    const days = page.getByRole('region', { name: 'The next 7 days, 1 appointment' });
    await days.getByText('1 to confirm').waitFor();
    await days.getByText('Whitfield').waitFor();
    await page
      .getByRole('region', { name: 'Recent Contact Submissions' })
      .getByRole('link', { name: 'Tomas Berglund' })
      .click();
    await page.getByRole('region', { name: 'Tomas Berglund' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('requests its data once, for all of its parts', async () => {
    const { page, asked } = await site.signIn('/admin', { isWithoutLive: true });
    await page.getByRole('region', { name: 'Next appointment' }).waitFor();
    await page.waitForLoadState('networkidle');
    for (const part of ['setup.state', 'dashboard.agenda', 'dashboard.next', 'answers.waiting']) {
      const requests = asked.filter((path) => path.includes(part));
      expect([part, requests.length]).toEqual([part, 1]);
    }
  });

  it('calls an unpublished post a draft, whatever date it has', async () => {
    await site.db
      .updateTable('blogPosts')
      .set({ isPublished: false, publishedAt: new Date('2031-03-01T09:00:00-08:00') })
      .execute();
    const { page } = await site.signIn('/admin');
    const posts = page.getByRole('region', { name: 'Recent Blog Posts' });
    await posts.getByText('Draft', { exact: true }).first().waitFor();
    expect(await posts.getByText('Draft', { exact: true }).count()).toBe(3);
  });

  it('shows the other blocks when one cannot be loaded', async () => {
    const { page } = await site.signIn('/admin/staff');
    await page.route('**/trpc/**setup.state**', (route) => route.abort());
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('The checklist could not be loaded.').waitFor();
    await page.unroute('**/trpc/**setup.state**');
    await page
      .getByRole('region', { name: 'Ready to open?' })
      .getByRole('button', { name: 'Try again' })
      .click();
    await page.getByText('Connect mail and send a test mail').waitFor();
  });

  it.each(['desktop', 'phone'] as const)('does not move while it loads (%s)', async (device) => {
    const { page } = await site.signIn('/admin', { device, isFirst: true });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // Nothing comes from the browser's cache, and the data arrives later than the scripts.
    await page.route('**/trpc/**setup.state**', async (route) => {
      await page.locator('main h1').waitFor();
      await route.continue();
    });
    await page.reload();
    await page.getByRole('region', { name: 'Next appointment' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
});

describe('the next appointment', () => {
  it('leads to the file of the client and tells their last words', async () => {
    await insertMessage(site.db, {
      email: 'dana.whitfield@example.com',
      message: 'May my sister come with me?',
      createdAt: addDays(TEST_NOW, -3),
    });
    const { page, troubles } = await site.signIn('/admin');
    const next = page.getByRole('region', { name: 'Next appointment' });
    await next.getByText('May my sister come with me?').waitFor();
    await next.getByText('Conflict check: nothing found').waitFor();
    await next.getByText(/not confirmed yet/).waitFor();
    await next.getByRole('link', { name: 'Open the file' }).click();
    await page.getByRole('heading', { name: 'Dana Whitfield', level: 1 }).waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('the newest message', () => {
  it('is answered in place, while the answer keeps its place when others arrive', async () => {
    await insertMessage(site.db, {
      firstName: 'Ana',
      lastName: 'Reyes',
      email: 'ana@example.com',
      message: 'Do I need a lawyer?',
      createdAt: addMinutes(TEST_NOW, 5),
    });
    const { page, troubles } = await site.signIn('/admin');
    const messages = page.getByRole('region', { name: 'Recent Contact Submissions' });
    const field = messages.getByLabel('Reply to Ana');
    await field.fill('Not for a first question.');
    await messages.getByText('Begins with “Dear Ana,”').waitFor();
    await insertMessage(site.db, {
      firstName: 'Omar',
      lastName: 'Haddad',
      email: 'omar@example.com',
      message: 'Another question.',
      createdAt: addMinutes(TEST_NOW, 10),
    });
    await messages.getByRole('link', { name: 'Omar Haddad' }).waitFor();
    expect(await field.inputValue()).toBe('Not for a first question.');

    await page.getByRole('complementary').getByRole('link', { name: 'Visits' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await messages.getByRole('button', { name: 'Send reply' }).click();
    await messages.getByLabel('Reply to Omar').waitFor();
    const { body } = await site.db
      .selectFrom('messageReplies')
      .select('body')
      .executeTakeFirstOrThrow();
    expect(body).toMatch(/^Dear Ana,\n\nNot for a first question\.\n\nPacific Harbor Law\n/);

    await messages.getByRole('button', { name: 'Send reply' }).click();
    await messages.getByText('Required').waitFor();
    await messages.getByRole('button', { name: 'Mark Resolved' }).click();
    await messages.getByLabel('Reply to Omar').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  it('leads to its preferences if its sender has stated how to be reached', async () => {
    await insertMessage(site.db, {
      firstName: 'Lea',
      lastName: 'Moor',
      message: 'He reads my mail.',
      contactPreferences: JSON.stringify({ neutralWording: true }),
      createdAt: addMinutes(TEST_NOW, 15),
    });
    const { page } = await site.signIn('/admin');
    const messages = page.getByRole('region', { name: 'Recent Contact Submissions' });
    await messages.getByText('He reads my mail.').waitFor();
    expect(await messages.getByRole('textbox').count()).toBe(0);
    await messages.getByRole('link', { name: 'Read their contact preferences to answer' }).click();
    await page.getByRole('region', { name: 'Lea Moor' }).waitFor();
  });
});

describe('the checklist', () => {
  it('stands first, and its points are done in place', async () => {
    await site.db.transaction().execute(insertDemoHosts);
    await site.db.updateTable('hosts').set({ isActive: true }).where('number', '=', 1).execute();
    const { page, troubles } = await site.signIn('/admin');
    const list = page.getByRole('region', { name: 'Ready to open?' });
    const isFirst = await list.evaluate((card) => card === document.querySelector('main section'));
    expect(isFirst).toBe(true);

    const hosts = list
      .getByRole('listitem')
      .filter({ hasText: 'Decide whether the firm as a whole' });
    await hosts.getByText('3 attorneys and the firm as a whole can be booked for the').waitFor();
    expect(await hosts.getByRole('link').getAttribute('href')).toBe('/admin/team');
    await hosts.getByRole('button', { name: 'Both are meant' }).click();
    await page.getByText('The firm as a whole stays bookable beside its attorneys').waitFor();
    await hosts.waitFor({ state: 'hidden' });

    await list.getByRole('button', { name: 'Hide the samples' }).click();
    const question = page.getByRole('dialog', { name: 'Hide the sample testimonials?' });
    await question.getByRole('button', { name: 'Hide the samples' }).click();
    await page.getByText('The sample testimonials are hidden').waitFor();
    await list.getByText('Replace the sample testimonials').waitFor({ state: 'hidden' });
    const left = await site.db
      .selectFrom('testimonials')
      .select('id')
      .where('isSample', '=', true)
      .where('isPublished', '=', true)
      .execute();
    expect(left).toEqual([]);

    await list.getByRole('button', { name: 'Enter name and phone' }).click();
    const form = page.getByRole('dialog', { name: 'Who is the firm?' });
    await form.getByLabel('Phone').fill('no phone');
    await form.getByLabel('Name').fill('Ostrander & Vale');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Enter a phone number with its area code').waitFor();
    await form.getByLabel('Phone').fill('(619) 555-0199');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Firm profile saved').waitFor();
    await list.getByText('Enter the firm’s details').waitFor({ state: 'hidden' });
    const { name } = await site.db
      .selectFrom('firmProfile')
      .select('name')
      .executeTakeFirstOrThrow();
    expect(name).toBe('Ostrander & Vale');
    expect(troubles.filter((trouble) => !trouble.startsWith('status of 400'))).toEqual([]);
  });
});
