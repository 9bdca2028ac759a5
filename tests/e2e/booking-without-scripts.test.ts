import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertHosts } from '../../src/features/scheduling/testing/parallel-hosts.ts';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import {
  newContext,
  pretendConnection,
  sharedBrowser,
  untilReactStarts,
  visit,
} from './browser.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(() => app.close());

async function withoutScripts(path: string, device: 'phone' | 'desktop' = 'phone') {
  const viewport = device === 'phone' ? { width: 390, height: 844 } : { width: 1280, height: 900 };
  const context = await newContext(browser, { javaScriptEnabled: false, viewport });
  const page = await context.newPage();
  await page.goto(app.url + path);
  return page;
}

async function chooseTime(page: Page, day: string, time: string) {
  await page.getByRole('button', { name: day }).click();
  await page.getByRole('button', { name: time, exact: true }).click();
  await page.getByRole('heading', { name: 'Your Information' }).waitFor();
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Dana');
  await page.getByLabel('Last Name').fill('Whitfield');
  await page.getByRole('main').getByLabel('Email Address').fill(email);
  await page.getByLabel('Practice Area').selectOption('divorce');
  await page.getByLabel('Additional Notes').fill('Two children.');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Book Consultation' }).click();

const booked = (email: string) =>
  app.deps.db
    .selectFrom('appointments')
    .select(['scheduledDate', 'consultationType', 'notes'])
    .where('email', '=', email)
    .execute();

describe('without scripts', () => {
  it.each([
    ['phone', 'Mar 12, 2031'],
    ['desktop', 'Mar 13, 2031'],
  ] as const)('a visitor books on a %s', async (device, day) => {
    const email = `plain@${device}.example`;
    const page = await withoutScripts('/', device);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Schedule Consultation' })
      .first()
      .click();
    await page.getByLabel('Consultation type').selectOption('estate-planning');
    await page.getByRole('button', { name: 'Show Times' }).click();
    expect(await page.getByLabel('Consultation type').inputValue()).toBe('estate-planning');
    await chooseTime(page, day, '10:30 AM');
    expect(await page.getByRole('main').innerText()).toContain('10:30 AM Pacific Time');
    await fillIn(page, email);
    await submit(page);
    await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await file).suggestedFilename()).toBe('appointment.ics');
    expect(await booked(email)).toMatchObject([
      { consultationType: 'estate-planning', notes: 'Two children.' },
    ]);
  });

  it.each(['/contact', '/newsletter', '/schedule'])(
    'the browser accepts the addresses in the form of %s that the server accepts',
    async (path) => {
      const page = await withoutScripts(path);
      if (path === '/schedule') await chooseTime(page, 'Mar 18, 2031', '10:00 AM');
      const field = page.getByRole('main').getByLabel('Email Address').first();
      for (const address of ['da\u200bna@example.com', 'da&na=#~!@müller.example']) {
        await field.fill(address);
        expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true);
      }
    },
  );

  it('keeps what was typed when a field is refused, and when the time was taken meanwhile', async () => {
    const page = await withoutScripts('/schedule?date=2031-03-11');
    await chooseTime(page, 'Mar 11, 2031', '2:00 PM');
    await fillIn(page, 'dana@example');
    await submit(page);
    await page.getByText('Please enter a valid email address').waitFor();
    expect(await page.getByLabel('Additional Notes').inputValue()).toBe('Two children.');

    await page.getByRole('main').getByLabel('Email Address').fill('plain@taken.example');
    const hosts = await app.deps.db.selectFrom('hosts').select('number').execute();
    for (const { number } of hosts) {
      const other = bookingBody({
        scheduledDate: tuesdayAt('14:00'),
        email: `other@${number}.example`,
      });
      await postJson(`${app.url}/api/appointments`, other);
    }
    await submit(page);
    await page.getByText('2:00 PM was just taken.').waitFor();
    expect(await page.getByLabel('Additional Notes').inputValue()).toBe('Two children.');
    await page.getByRole('radio').first().check();
    await submit(page);
    await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    expect(await booked('plain@taken.example')).toHaveLength(1);
  });

  it('pages through the months, and goes back to the times with the choice kept', async () => {
    const page = await withoutScripts('/schedule?type=estate-planning');
    await page.getByRole('button', { name: 'Next month' }).click();
    await chooseTime(page, 'Apr 2, 2031', '9:00 AM');
    await page.getByRole('link', { name: 'Change' }).click();
    expect(await page.getByLabel('Consultation type').inputValue()).toBe('estate-planning');
    await page.getByRole('button', { name: 'Continue to Your Information' }).click();
    await page.getByRole('heading', { name: 'Your Information' }).waitFor();
  });
});

describe('with several attorneys, without scripts', () => {
  beforeAll(async () => {
    await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
    await app.deps.content.settle();
  });

  it.each(['phone', 'desktop'] as const)(
    'a choice stays when a day is pressed without “Show Times”, on a %s',
    async (device) => {
      const page = await withoutScripts('/schedule?area=family-law', device);
      await page.getByLabel('Attorney').selectOption('Host 1');
      await page.getByLabel('Consultation type').selectOption('divorce');
      await page.getByRole('button', { name: 'Mar 27, 2031' }).click();
      expect(await page.getByLabel('Attorney').inputValue()).toBe('host-1');
      expect(await page.getByLabel('Consultation type').inputValue()).toBe('divorce');
      await page.getByLabel('Attorney').selectOption('Host 0');
      await page.getByRole('button', { name: 'Next month' }).click();
      expect(await page.getByLabel('Attorney').inputValue()).toBe('host-0');
      await chooseTime(page, 'Apr 3, 2031', '9:30 AM');
      expect(await page.getByRole('main').innerText()).toMatch(/Attorney\s+Host 0/i);
      expect(await page.getByLabel('Practice Area').inputValue()).toBe('family-law');
    },
  );
});

describe('with scripts that arrive late', () => {
  /** Delays all scripts until the returned function is called. */
  async function holdScripts(page: Page) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  }

  /** Releases the scripts, and waits until the page could have replaced the plain steps. */
  async function untilFlowLoads(page: Page, release: () => void) {
    const response = page.waitForResponse(/\/booking-flow-[^/]+\.js$/);
    release();
    const flow = (await response).url();
    await untilReactStarts(page);
    // Passed as text, because the test runner would rewrite the import.
    const url = JSON.stringify(flow);
    await page.evaluate(`import(${url}).then(() => new Promise((done) => setTimeout(done)))`);
    await page.waitForLoadState('networkidle');
  }

  it('what is being typed stays, and can be sent', async () => {
    const { page } = await visit(browser, { url: `${app.url}/about` });
    const release = await holdScripts(page);
    await page.goto(`${app.url}/schedule`, { waitUntil: 'domcontentloaded' });
    await chooseTime(page, 'Mar 18, 2031', '9:30 AM');
    await page.getByLabel('First Name').fill('Dana');
    await untilFlowLoads(page, release);
    expect(await page.getByLabel('First Name').inputValue()).toBe('Dana');
    await fillIn(page, 'late@example.com');
    await submit(page);
    await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    expect(await booked('late@example.com')).toHaveLength(1);
  });

  it('the scripted steps take over at the same step while nothing is in use', async () => {
    const { page } = await visit(browser, { url: `${app.url}/about` });
    const release = await holdScripts(page);
    await page.goto(`${app.url}/schedule`, { waitUntil: 'domcontentloaded' });
    await chooseTime(page, 'Mar 19, 2031', '9:30 AM');
    release();
    await page.getByRole('button', { name: 'Change' }).waitFor();
    expect(await page.getByRole('main').innerText()).toContain('9:30 AM Pacific Time');
    expect(await page.locator('form[method=post][action^="/schedule"]').count()).toBe(0);
  });

  it('an answered form stays when they arrive', async () => {
    const { page } = await visit(browser, { url: `${app.url}/about` });
    const release = await holdScripts(page);
    await page.goto(`${app.url}/schedule`, { waitUntil: 'domcontentloaded' });
    await chooseTime(page, 'Mar 20, 2031', '9:30 AM');
    await fillIn(page, 'dana@example');
    await submit(page);
    await page.getByText('Please enter a valid email address').waitFor();
    await untilFlowLoads(page, release);
    expect(await page.getByLabel('Additional Notes').inputValue()).toBe('Two children.');
    expect(await page.getByText('Please enter a valid email address').isVisible()).toBe(true);
  });
});

describe('on a slow line', () => {
  it.each([
    ['3g', { effectiveType: '3g', saveData: false }, 'Mar 25, 2031'],
    ['saved data', { effectiveType: '4g', saveData: true }, 'Mar 26, 2031'],
  ] as const)(
    'a visitor books by the plain steps, and React is not loaded: %s',
    async (name, connection, day) => {
      const { page, asked } = await visit(browser, {
        device: 'phone',
        isFirst: true,
        url: `${app.url}/about`,
      });
      await pretendConnection(page, connection);
      await page.goto(`${app.url}/schedule`);
      await chooseTime(page, day, '9:30 AM');
      const email = `${name.replace(' ', '-')}@slow.example`;
      await fillIn(page, email);
      await submit(page);
      await page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await booked(email)).toHaveLength(1);
      expect(asked.filter((path) => /\/entry-client-/.test(path))).toEqual([]);
    },
  );
});
