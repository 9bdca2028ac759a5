import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBySmtp } from '../../src/testing/mail-delivery.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { PASSWORD } from '../../src/testing/pool-client.ts';
import { type SmtpPeer, startSmtpPeer } from '../../src/testing/smtp-peer.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { signInAsStaff } from './admin.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';
import { changePage, changePagesEarly, type ForeignChange } from './foreign-changes.ts';

let app: TestApp;
let browser: Browser;
let mailServer: SmtpPeer;
/** Every flow books its own time. */
let booked = 0;

beforeAll(async () => {
  [app, browser, mailServer] = await Promise.all([
    startTestApp({ env: STAFF_ENV }),
    sharedBrowser(),
    startSmtpPeer(),
  ]);
  await sendBySmtp(app.deps, mailServer);
});
afterAll(async () => {
  await app.close();
  await mailServer.close();
});

/** React reports that it has rendered the page again. */
const RENDERED_AGAIN = 'console warning: The page was changed before React started';

const WHEN = ['before the scripts load', 'after hydration'] as const;
type When = (typeof WHEN)[number];

/** Opens a page that is changed at the given time; `check` is called at the end. */
async function open(path: string, by: ForeignChange, when: When, theme?: 'dark') {
  const { page, troubles } = await visit(browser, {
    url: `${app.url}/robots.txt`,
    isFirst: true,
    ...(theme && { theme }),
  });
  if (when === 'before the scripts load') await changePagesEarly(page, by);
  await page.goto(app.url + path);
  if (when === 'after hydration') {
    await untilHydrated(page);
    await changePage(page, by);
  }
  const check = async () => {
    expect(await page.getByText('This page did not load').count()).toBe(0);
    expect(troubles.filter((trouble) => !trouble.startsWith(RENDERED_AGAIN))).toEqual([]);
  };
  return { page, check };
}

const mainOf = (page: Page) => page.getByRole('main');

/** The visible text as a person reads it. */
const textOf = async (page: Page, selector: string) =>
  (await page.locator(selector).innerText()).replace(/\s+/g, ' ');

/**
 * Types into the field as a person does, who clicks until the cursor is in it: `fill` would type into another field if
 * React renders the page again after the field was found.
 */
async function typeInto(page: Page, field: Locator, text: string) {
  await expect
    .poll(async () => {
      await field.click();
      return field.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.insertText(text);
}

const CHANGES = [
  'page translation',
  'a password manager and a highlighter of phone numbers',
] as const;

describe.each(CHANGES)('with %s', (by) => {
  describe.each(WHEN)('%s', (when) => {
    const sender = `${by}.${when}@changed.example`.replaceAll(/[^.@a-z]/g, '');

    it('the contact form shows errors, keeps what was typed, and is sent', async () => {
      const { page, check } = await open('/contact', by, when);
      const main = mainOf(page);
      await typeInto(page, main.getByLabel('First Name'), 'Ana');
      await main.getByLabel('Practice Area').selectOption('other');
      await typeInto(page, main.getByRole('textbox', { name: 'Message' }), 'Typed early.');
      await main.getByRole('checkbox', { name: /^I have read/ }).check();
      await untilHydrated(page);
      expect(await main.getByLabel('First Name').inputValue()).toBe('Ana');
      expect(await main.getByLabel('Practice Area').inputValue()).toBe('other');
      await main.getByRole('button', { name: 'Send Message' }).click();
      await main.getByText('Please correct 2 fields').waitFor();
      await main.getByLabel('Last Name').fill('Pérez');
      await main.getByLabel('Email Address').fill('ana@');
      await main.getByRole('button', { name: 'Send Message' }).click();
      await main.getByText('Please enter a valid email address').waitFor();
      // The message also appears when the field loses the focus; a rejected submission returns it.
      await main.getByLabel('Email Address').and(page.locator(':focus')).waitFor();
      await main.getByLabel('Email Address').fill(sender);
      await main.getByRole('button', { name: 'Send Message' }).click();
      await page.getByRole('heading', { name: 'Your message has reached us' }).waitFor();
      expect(await main.innerText()).toContain(sender);
      const stored = await app.deps.db
        .selectFrom('contactSubmissions')
        .select(['firstName', 'message', 'practiceArea'])
        .where('email', '=', sender)
        .execute();
      expect(stored).toEqual([
        { firstName: 'Ana', message: 'Typed early.', practiceArea: 'other' },
      ]);
      await check();
    });

    it('the newsletter is subscribed to', async () => {
      const { page, check } = await open('/newsletter', by, when);
      const main = mainOf(page);
      await main.getByLabel('Email Address').fill(sender);
      await untilHydrated(page);
      expect(await main.getByLabel('Email Address').inputValue()).toBe(sender);
      await main.getByRole('button', { name: 'Subscribe' }).click();
      await main.getByText(sender).waitFor();
      await check();
    });

    it('the articles are searched', async () => {
      const { page, check } = await open('/blog', by, when);
      await page.getByRole('searchbox').fill('custody');
      await untilHydrated(page);
      expect(await page.getByRole('searchbox').inputValue()).toBe('custody');
      await page.getByRole('searchbox').press('Enter');
      await page.waitForURL('**/blog?q=custody');
      expect(await page.locator('mark').first().innerText()).toMatch(/custody/i);
      await check();
    });

    it('the calculator shows the figures of each amount', async () => {
      const { page, check } = await open('/probate-calculator', by, when);
      const estate = page.getByLabel('Estate value');
      for (const amount of ['1500000', '750000']) {
        const dollars = `$${Number(amount).toLocaleString('en-US')}`;
        await estate.fill(amount);
        if (amount === '1500000') await untilHydrated(page);
        expect((await estate.inputValue()).replaceAll(',', '')).toBe(amount);
        await estate.press('Enter');
        await expect.poll(() => textOf(page, 'main')).toContain(`For an estate of ${dollars}`);
        expect(await textOf(page, 'main')).not.toMatch(
          amount === '1500000' ? /\$33,/ : /\$46,500|\$1,500,000/,
        );
      }
      await check();
    });

    // Page and dialog have the same steps: each of the two is booked in with each change, and at each time.
    const isInDialog = (by === 'page translation') === (when === 'before the scripts load');
    it(`a consultation is booked ${isInDialog ? 'in the dialog' : 'on its page'}`, async () => {
      const { page, check } = await open(isInDialog ? '/' : '/schedule', by, when);
      if (!isInDialog) {
        await untilHydrated(page);
        await book(page, 'main', sender);
        return check();
      }
      await mainOf(page).getByRole('link', { name: 'Schedule Consultation' }).first().click();
      await page.getByRole('dialog').waitFor();
      await book(page, 'dialog[open]', sender);
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await check();
    });

    it('menus open, and the theme stays', async () => {
      const { page, check } = await open('/about', by, when, 'dark');
      const root = page.locator('html');
      await page.getByTestId('theme-toggle').click();
      await page.getByTestId('theme-warm').waitFor();
      expect(await root.getAttribute('class')).toBe('dark');
      expect(await root.getAttribute('lang')).toBe(by.startsWith('page') ? 'es' : 'en');
      await page.getByTestId('theme-warm').click();
      await expect.poll(() => root.getAttribute('class')).toBe('warm');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page
        .getByRole('link', { name: 'Attorneys' })
        .filter({ visible: true })
        .first()
        .waitFor();
      await check();
    });

    it('staff sign in', async () => {
      const { page, check } = await open('/login', by, when);
      await page.getByLabel('Username').fill('admin');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.waitForURL('**/admin');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await check();
    });
  });

  it('the page stays where it was scrolled to when the scripts load', async () => {
    const { page, check } = await open('/contact', by, 'before the scripts load');
    const message = mainOf(page).getByRole('textbox', { name: 'Message' });
    const top = () => message.evaluate((element) => element.getBoundingClientRect().top);
    const before = await message.evaluate((element) => {
      document.querySelector('input')?.focus({ preventScroll: true });
      scrollTo({ top: 600, behavior: 'instant' });
      return element.getBoundingClientRect().top;
    });
    await untilHydrated(page);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(30);
    await check();
  });

  it('staff save a form in the back office', async () => {
    const { page, troubles } = await signInAsStaff(browser, app, '/admin/firm', { isFirst: true });
    const last = by === 'page translation' ? '0123' : '0145';
    await page.getByLabel('Phone', { exact: true }).fill('415 555 0199');
    await changePage(page, by);
    await expect.poll(() => textOf(page, 'main')).toContain('Dialed as +14155550199');
    await page.getByLabel('Phone', { exact: true }).fill(`415 555 ${last}`);
    await expect.poll(() => textOf(page, 'main')).toContain(`Dialed as +1415555${last}`);
    expect(await textOf(page, 'main')).not.toContain('0199');
    await page.getByRole('button', { name: 'Add Hours' }).click();
    await page.getByRole('listitem').filter({ hasText: 'No day yet' }).waitFor();
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .click();
    await page.getByText('No day yet').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Firm profile saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });
});

it('translation that inserts before it removes changes no text of a booking', async () => {
  const { page, check } = await open(
    '/schedule',
    'page translation in two steps',
    'after hydration',
  );
  await book(page, 'main', 'two.steps@changed.example');
  await check();
});

/** Chooses a time, another one, and books it, reading what the page says at each step. */
async function book(page: Page, within: string, email: string): Promise<void> {
  const area = page.locator(within);
  const day = `Mar ${11 + (booked % 3)}, 2031`;
  const [first, second] = ['9:00 AM', ['10:30 AM', '1:00 PM', '2:30 PM', '4:00 PM'][booked++ % 4]];
  if (!first || !second) return;
  await area.getByRole('button', { name: day }).click();
  for (const time of [first, second]) {
    await area.getByRole('button', { name: time, exact: true }).first().click();
  }
  expect(await textOf(page, within)).toContain('Step 1 of 3');
  await area.getByRole('button', { name: 'Continue to Your Information' }).click();
  await area.getByRole('heading', { name: 'Your Information' }).waitFor();
  expect(await textOf(page, within)).toContain('Step 2 of 3');
  await area.getByLabel('First Name').fill('Dana');
  await area.getByLabel('Last Name').fill('Whitfield');
  await area.getByLabel('Email Address').fill(email);
  await area.getByLabel('Practice Area').selectOption('divorce');
  await area.getByRole('button', { name: 'Book Consultation' }).click();
  await area.getByRole('heading', { name: 'Consultation Confirmed' }).waitFor();
  const text = await textOf(page, within);
  expect(text).toContain(`${second} Pacific Time`);
  expect(text).not.toContain(first);
  expect(text).not.toContain('Step 2');
}
