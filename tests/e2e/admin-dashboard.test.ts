import { beforeAll, describe, expect, it } from 'vitest';
import { insertDemoHosts } from '../../db/demo/insert-demo-hosts.ts';
import { addDays } from '../../src/platform/time/date-math.ts';
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
    await page.getByText('1 new', { exact: true }).first().waitFor();
    await page.getByText('sample figure').waitFor();
    await page
      .getByRole('region', { name: 'Ready to open?' })
      .getByText('Connect mail and send a test mail')
      .waitFor();
    await page.getByRole('region', { name: 'Submissions and Bookings, 12 Weeks' }).waitFor();
    await page.locator('.recharts-surface').first().waitFor();
    expect(
      await page
        .getByRole('region', { name: /^Submissions and Bookings/ })
        .getByRole('row')
        .count(),
    ).toBe(13);
    await page
      .getByRole('region', { name: 'Recent Contact Submissions' })
      .getByRole('link', { name: 'Tomas Berglund' })
      .click();
    await page.getByRole('region', { name: 'Tomas Berglund' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('requests its data once, also for the parts that appear last', async () => {
    const { page, asked } = await site.signIn('/admin', { isWithoutLive: true });
    await page.locator('.recharts-surface').first().waitFor();
    await page.waitForLoadState('networkidle');
    for (const part of ['readiness', 'agenda', 'outlook', 'activity']) {
      const requests = asked.filter((path) => path.includes(`dashboard.${part}`));
      expect([part, requests.length]).toEqual([part, 1]);
    }
  });

  it('divides the messages into parts that add up', async () => {
    // The previous test opened the message, which marked it as read.
    await site.db
      .updateTable('contactSubmissions')
      .set({ isRead: false, isResolved: false })
      .execute();
    const { page } = await site.signIn('/admin');
    const card = page.getByRole('main').getByRole('link', { name: /^Contact Submissions/ });
    for (const part of ['1 unresolved:', '1 new', '0 read', '0 resolved']) {
      await card.getByText(part, { exact: true }).waitFor();
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
    await page.route('**/trpc/**dashboard.readiness**', (route) => route.abort());
    await page.getByRole('complementary').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByText('The checklist could not be loaded.').waitFor();
    await page.unroute('**/trpc/**dashboard.readiness**');
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
    await page.route('**/trpc/**dashboard.readiness**', async (route) => {
      await page.locator('main h1').waitFor();
      await route.continue();
    });
    await page.reload();
    await page.locator('.recharts-surface').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });
});

describe('the agenda', () => {
  it('shows today and the next working day, booked or not', async () => {
    const { page } = await site.signIn('/admin');
    const agenda = page.getByRole('region', { name: 'Appointments, Next 7 Days' });
    await agenda.getByRole('heading', { name: 'Today' }).waitFor();
    await agenda.getByRole('heading', { name: 'Tuesday, Mar 11' }).waitFor();
  });
});

describe('the picture', () => {
  it('opens the appointment of a swell and the message of a sun', async () => {
    await insertMessage(site.db, {
      firstName: 'Ana',
      lastName: 'Reyes',
      createdAt: addDays(TEST_NOW, -3),
    });
    const { page, troubles } = await site.signIn('/admin');
    const picture = page.getByRole('region', { name: 'The Next Six Working Days' });
    const ana = picture.getByRole('link', { name: 'Message of Ana Reyes, waits 3 days' });
    const tomas = picture.getByRole('link', { name: 'Message of Tomas Berglund, from today' });
    const [early, late] = [await ana.boundingBox(), await tomas.boundingBox()];
    expect(early?.y).toBeLessThan(late?.y ?? 0);

    const swell = picture.getByRole('link', {
      name: /^Dana Whitfield, \w{3} \d+:\d\d [AP]M, Initial/,
    });
    await swell.click();
    await page.waitForURL(/\/admin\/appointments\?open=/);
    await page.getByRole('dialog').waitFor();
    await page.goto(`${site.url}/admin`);
    await ana.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Ana Reyes' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('counts the messages that it has no room for', async () => {
    for (let day = 10; day < 20; day += 1) {
      await insertMessage(site.db, { createdAt: addDays(TEST_NOW, -day) });
    }
    const { page } = await site.signIn('/admin', { device: 'phone' });
    const picture = page.getByRole('region', { name: 'The Next Six Working Days' });
    await picture.getByRole('link', { name: 'waits 19 days' }).waitFor();
    expect(await picture.getByRole('link', { name: /^Message of/ }).count()).toBe(7);
    await picture.getByRole('link', { name: /^and \d+ more$/ }).click();
    await page.waitForURL(/status=unresolved/);
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
    expect(troubles.filter((trouble) => !/400|Failed to load resource/.test(trouble))).toEqual([]);
  });
});
