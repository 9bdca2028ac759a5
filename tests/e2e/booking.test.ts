import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

const dialogOf = (page: Page) => page.getByRole('dialog');

async function openDialog(page: Page) {
  await untilHydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' }).first().click();
  const dialog = dialogOf(page);
  await dialog.getByRole('heading', { name: 'Schedule Your Consultation' }).waitFor();
  return dialog;
}

async function chooseTime(page: Page, day: string, time: string) {
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: day }).click();
  await dialog.getByRole('button', { name: time, exact: true }).click();
  await dialog.getByRole('button', { name: 'Continue to Your Information' }).click();
  await dialog.getByRole('heading', { name: 'Your Information' }).waitFor();
}

async function fillIn(page: Page, email: string) {
  const dialog = dialogOf(page);
  await dialog.getByLabel('First Name').fill('Dana');
  await dialog.getByLabel('Last Name').fill('Whitfield');
  await dialog.getByLabel('Email Address').fill(email);
  await dialog.getByLabel('Additional Notes').fill('Two children, one house.');
}

describe.each(['phone', 'desktop'] as const)('on a %s', (device) => {
  // A different day for each device, so that their bookings do not conflict.
  const [day, spoken] =
    device === 'phone' ? ['Mar 12, 2031', 'Wednesday'] : ['Mar 13, 2031', 'Thursday'];

  it('a visitor books and receives the confirmation mail', async () => {
    const { page, troubles } = await visit(browser, { device, url: app.url });
    const dialog = await openDialog(page);
    await chooseTime(page, day, '10:30 AM');
    expect(await dialog.getByLabel('Practice Area').inputValue()).toBe('family-law');
    await fillIn(page, `dana@${device}.example`);
    await dialog.getByRole('button', { name: 'Book Consultation' }).click();

    await dialog.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    await dialog.getByText('Consultation Scheduled!').waitFor();
    expect(await dialog.innerText()).toContain('10:30 AM Pacific Time');
    const file = page.waitForEvent('download');
    await dialog.getByRole('link', { name: 'Add to calendar' }).click();
    expect((await file).suggestedFilename()).toBe('appointment.ics');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.waitFor({ state: 'hidden' });

    await vi.waitFor(
      async () => {
        await page.goto(`${app.url}/dev/mail`);
        expect(await page.innerText('main')).toContain(`dana@${device}.example>, sent`);
      },
      { timeout: 15_000 },
    );
    await page
      .getByRole('listitem')
      .filter({ hasText: `dana@${device}.example` })
      .getByRole('link')
      .click();
    const mail = await page.innerText('pre');
    expect(mail).toContain(`When: ${spoken}, ${day} at 10:30 AM (Pacific Time)`);
    expect(mail).toContain('What to bring:');
    expect(troubles).toEqual([]);
  });

  it('a visitor whose slot was taken keeps their input and is offered alternatives', async () => {
    const first = await visit(browser, { device, url: app.url });
    const second = await visit(browser, { device, url: app.url });
    for (const [{ page }, email] of [
      [first, `first@${device}.example`],
      [second, `second@${device}.example`],
    ] as const) {
      await openDialog(page);
      await chooseTime(page, day, '2:00 PM');
      await fillIn(page, email);
    }
    await first.page.getByRole('button', { name: 'Book Consultation' }).click();
    await first.page.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();

    const dialog = dialogOf(second.page);
    await dialog.getByRole('button', { name: 'Book Consultation' }).click();
    await dialog.getByText('2:00 PM was just taken.').waitFor();
    await dialog.getByText('Booking Failed').waitFor();
    await dialog.getByText('Please try again or call us directly at (619) 555-0142.').waitFor();
    expect(await dialog.getByLabel('Email Address').inputValue()).toBe(`second@${device}.example`);
    expect(await dialog.getByLabel('Additional Notes').inputValue()).toBe(
      'Two children, one house.',
    );
    const offered = await dialog.getByRole('button', { name: /^\d+:\d\d PM$/ }).allInnerTexts();
    expect(offered).toEqual(['1:00 PM', '1:30 PM', '2:30 PM']);

    await dialog.getByRole('button', { name: '2:30 PM' }).click();
    await dialog.getByRole('button', { name: 'Book Consultation' }).click();
    await dialog.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
    expect(await dialog.innerText()).toContain('2:30 PM Pacific Time');
    // A rejected booking is a 409, which the browser logs like any failed request.
    expect(second.troubles.filter((trouble) => !trouble.includes('409'))).toEqual([]);
  });
});

describe('the dialog', () => {
  it('disables past days and weekends, and does not navigate to past months', async () => {
    const { page } = await visit(browser, { url: app.url });
    const dialog = await openDialog(page);
    const days = dialog.locator('button[data-date]');
    const open = await days.evaluateAll((buttons) =>
      buttons
        .filter((button) => !(button as HTMLButtonElement).disabled)
        .map((button) => Number((button as HTMLElement).dataset.date?.slice(8))),
    );
    expect(open).toEqual([10, 11, 12, 13, 14, 17, 18, 19, 20, 21, 24, 25, 26, 27, 28, 31]);
    const previous = dialog.getByRole('button', { name: 'Previous month' });
    expect(await previous.getAttribute('aria-disabled')).toBe('true');
  });

  it('reports a missing time first, then each missing field', async () => {
    const { page, troubles } = await visit(browser, { url: app.url });
    const dialog = await openDialog(page);
    await dialog
      .getByRole('button', { name: 'Continue to Your Information' })
      .click({ force: true });
    await dialog.getByText('Missing Information').waitFor();
    await dialog.getByText('Please select a date and time for your consultation.').waitFor();

    await chooseTime(page, 'Mar 14, 2031', '9:00 AM');
    await dialog.getByRole('button', { name: 'Book Consultation' }).click();
    const first = dialog.getByLabel('First Name');
    await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await first.getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.getByText('Required').count()).toBe(3);
    await dialog.getByLabel('Email Address').fill('dana at example');
    await dialog.getByText('Please enter a valid email address').waitFor();
    await first.fill('Dana');
    await expect.poll(() => first.getAttribute('aria-invalid')).toBeNull();
    expect(troubles).toEqual([]);
  });

  it('works with the keyboard alone and restores focus on close', async () => {
    const { page } = await visit(browser, { url: app.url });
    await untilHydrated(page);
    const opener = page
      .getByRole('main')
      .getByRole('link', { name: 'Schedule Consultation' })
      .first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await dialog.getByRole('heading', { name: 'Schedule Your Consultation' }).waitFor();
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Tab');
        if ((await focused())?.trim() === name) return;
      }
      throw new Error(`No way to ${name} with the Tab key`);
    };
    await tabTo('Mar 10, 2031');
    await page.keyboard.press('ArrowDown'); // Monday, the 17th
    await page.keyboard.press('ArrowLeft'); // over the weekend to Friday, the 14th
    await expect.poll(focused).toBe('Mar 14, 2031');
    await page.keyboard.press('Enter');
    await dialog.getByText('Friday, Mar 14, 2031').waitFor();
    await dialog.getByRole('button', { name: '11:00 AM', exact: true }).waitFor();
    await tabTo('11:00 AM');
    await page.keyboard.press('Space');
    await tabTo('Continue to Your Information');
    await page.keyboard.press('Enter');
    await dialog.getByRole('heading', { name: 'Your Information' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('reports the outcome of a booking that was in progress when the dialog was closed', async () => {
    const { page } = await visit(browser, { url: app.url });
    const dialog = await openDialog(page);
    await chooseTime(page, 'Mar 27, 2031', '9:00 AM');
    await dialog.getByLabel('First Name').fill('Dana');
    await dialog.getByLabel('Last Name').fill('Whitfield');
    await dialog.getByLabel('Email Address').fill('hurry@example.com');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/trpc/appointments.book', async (route) => {
      await held;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'Book Consultation' }).click();
    await dialog.getByRole('button', { name: 'Booking...' }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    // Selecting another time in the meantime shows the pending booking again.
    await page
      .getByRole('main')
      .getByRole('link', { name: /9:00 AM/ })
      .first()
      .click();
    await dialog.getByRole('button', { name: 'Booking...' }).waitFor();
    await page.keyboard.press('Escape');
    answer();
    await page.getByText('Consultation Scheduled!').waitFor();
  });

  it('keeps input when closed and clears it on Book Another', async () => {
    const { page } = await visit(browser, { url: app.url });
    let dialog = await openDialog(page);
    await chooseTime(page, 'Mar 18, 2031', '9:30 AM');
    await fillIn(page, 'keeper@example.com');
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Schedule Consultation' })
      .first()
      .click();
    dialog = dialogOf(page);
    expect(await dialog.getByLabel('Email Address').inputValue()).toBe('keeper@example.com');
    await dialog.getByRole('button', { name: 'Book Consultation' }).click();
    await dialog.getByRole('button', { name: 'Book Another' }).click();
    await dialog.getByRole('heading', { name: 'Schedule Your Consultation' }).waitFor();
    const proceed = dialog.getByRole('button', { name: 'Continue to Your Information' });
    expect(await proceed.getAttribute('aria-disabled')).toBe('true');
    await chooseTime(page, 'Mar 18, 2031', '11:00 AM');
    expect(await dialog.getByLabel('Email Address').inputValue()).toBe('');
    expect(await dialog.getByLabel('Practice Area').inputValue()).toBe('');
  });

  it('opens at a free slot chosen on the home page and shows the local time of a visitor in Tokyo', async () => {
    const { page } = await visit(browser, { url: app.url, zone: 'Asia/Tokyo' });
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Mon 9:00 AM' }).click();
    const dialog = dialogOf(page);
    await dialog.getByText('Monday, Mar 10, 2031').waitFor();
    await dialog.getByText('Mon, Mar 10 at 9:00 AM').waitFor();
    await dialog.getByText('Tue, Mar 11 at 1:00 AM in your time zone').waitFor();
  });

  it('shows an error when availability cannot be loaded, and retries', async () => {
    const { page } = await visit(browser, { url: app.url });
    await page.route('**/trpc/appointments.availability*', (route) => route.abort());
    await page.route('**/trpc/*availability*', (route) => route.abort());
    const dialog = await openDialog(page);
    await dialog.getByText('We could not look up the free times.').waitFor();
    await page.unrouteAll();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('heading', { name: 'Choose a day' }).waitFor();
    await dialog.getByRole('button', { name: 'Mar 11, 2031' }).click();
    await dialog.getByRole('button', { name: '9:00 AM', exact: true }).waitFor();
  });
});

describe('without the dialog', () => {
  it('the link opens a page with the same steps', async () => {
    const { page, troubles } = await visit(browser, {
      url: `${app.url}/schedule?area=estate-planning&type=estate-planning`,
    });
    await untilHydrated(page);
    await page.getByRole('heading', { name: 'Schedule Your Consultation' }).waitFor();
    expect(await page.getByLabel('Consultation type').inputValue()).toBe('estate-planning');
    await page.getByRole('button', { name: 'Mar 19, 2031' }).click();
    await page.getByRole('button', { name: '3:00 PM', exact: true }).click();
    await page.getByRole('button', { name: 'Continue to Your Information' }).click();
    expect(await page.getByLabel('Practice Area').inputValue()).toBe('estate-planning');
    expect(troubles).toEqual([]);
  });
});
