import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { newContext, sharedBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(async () => {
  await app.close();
});

/** A page whose scripts have not loaded yet. */
async function beforeScripts(path: string) {
  const { page } = await visit(browser, { url: `${app.url}/about` });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(app.url + path, { waitUntil: 'commit' });
  const letScriptsIn = () => {
    held.resolve();
    return untilHydrated(page);
  };
  return { page, letScriptsIn };
}

describe('from the calculator to a contact message', () => {
  it('a visitor calculates, saves the result, and writes to the firm about it', async () => {
    const { page, troubles } = await visit(browser, {
      device: 'phone',
      url: `${app.url}/probate-calculator`,
    });
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByText('Please enter a valid estate value greater than $0.').waitFor();
    await page.getByLabel('Estate value').fill('1.5m');
    await page.getByRole('main').getByLabel('Email Address').fill('heir@example.com');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.getByText('Calculation Saved').waitFor();
    await page
      .getByRole('heading', { name: 'A living trust could save your family $46,500.' })
      .waitFor();
    expect(await page.getByLabel('Estate value').inputValue()).toBe('1,500,000');
    expect(new URL(page.url()).hash).toBe('#1500000');
    const rows = await page.getByRole('row').allInnerTexts();
    expect(rows.map((row) => row.replace(/\s+/g, ' '))).toContain('Total $49,500 $3,000');

    await page.getByRole('link', { name: 'Talk to us about a living trust' }).click();
    await untilHydrated(page);
    expect(await page.getByLabel('Practice Area').inputValue()).toBe('estate-planning');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Please correct 5 fields').waitFor();
    expect(await page.getByText('Required', { exact: true }).count()).toBe(4);
    const unticked = page.getByText('Please tick this box');
    expect(await unticked.locator('svg').count()).toBe(1);
    await page.getByLabel('First Name').fill('Robin');
    await page.getByLabel('Last Name').fill('Aldana');
    await page.getByRole('main').getByLabel('Email Address').fill('heir@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('What should we do first?');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message Sent Successfully').waitFor();
    await page.getByText("We'll get back to you within 24 hours").waitFor();
    const sent = page.getByRole('heading', { name: 'Your message has reached us' });
    await expect.poll(() => sent.evaluate((h2) => h2 === document.activeElement)).toBe(true);
    expect(await page.getByRole('main').innerText()).toContain(
      'You get no receipt: this site sends no e-mail at the moment.',
    );
    expect(await page.getByRole('textbox', { name: 'Message' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Write another message' }).click();
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
    expect(await page.getByLabel('First Name').inputValue()).toBe('');
    const stored = await app.deps.db.selectFrom('contactSubmissions').selectAll().execute();
    expect(stored).toMatchObject([
      { firstName: 'Robin', practiceArea: 'estate-planning', message: 'What should we do first?' },
    ]);
    await expect
      .poll(() =>
        app.deps.db
          .selectFrom('outboxEmails')
          .select('kind')
          .where('state', '=', 'sent')
          .where('toEmail', '=', 'heir@example.com')
          .orderBy('kind')
          .execute(),
      )
      .toEqual([{ kind: 'contact_receipt' }, { kind: 'probate_result' }]);
    expect(troubles).toEqual([]);
  });

  it('sends text that was typed before hydration', async () => {
    const { page, letScriptsIn } = await beforeScripts('/contact');
    await page.getByLabel('First Name').fill('Early');
    await page.getByLabel('Last Name').fill('Bird');
    await page.getByRole('main').getByLabel('Email Address').fill('early@example.com');
    await page.getByLabel('Practice Area').selectOption('other');
    await page.getByRole('textbox', { name: 'Message' }).fill('Typed at once.');
    await page.getByRole('checkbox').check();
    await letScriptsIn();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message Sent Successfully').waitFor();
    const stored = await app.deps.db
      .selectFrom('contactSubmissions')
      .select(['firstName', 'lastName', 'practiceArea', 'message'])
      .where('email', '=', 'early@example.com')
      .execute();
    expect(stored).toEqual([
      { firstName: 'Early', lastName: 'Bird', practiceArea: 'other', message: 'Typed at once.' },
    ]);
  });

  it('calculates with an amount typed before hydration and keeps a typed address', async () => {
    const { page, letScriptsIn } = await beforeScripts('/probate-calculator');
    const estate = page.getByLabel('Estate value');
    const email = page.getByRole('main').getByLabel('Email Address');
    await estate.fill('750000');
    await email.fill('early.heir@example.com');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await letScriptsIn();
    await page.getByText('Calculation Saved').waitFor();
    expect(await estate.inputValue()).toBe('750,000');
    const saved = await app.deps.db
      .selectFrom('probateCalculations')
      .select('estateValue')
      .where('userEmail', '=', 'early.heir@example.com')
      .execute();
    expect(saved).toEqual([{ estateValue: '750000.00' }]);
  });

  it('compares an amount typed on the home page before hydration', async () => {
    const { page, letScriptsIn } = await beforeScripts('/');
    await page.getByLabel('Estate value').fill('2000000');
    await letScriptsIn();
    await page.getByText('A planning estimate for an estate of $2,000,000.').waitFor();
    expect(await page.getByLabel('Estate value').inputValue()).toBe('2,000,000');
  });

  it('the contact form keeps what was typed when it is refused, with late scripts, too', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const scriptless = await context.newPage();
    const { page: scripted } = await visit(browser, { url: `${app.url}/about` });
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await scripted.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    for (const page of [scriptless, scripted]) {
      await page.goto(`${app.url}/contact`, { waitUntil: 'domcontentloaded' });
      await page.getByLabel('First Name').fill('No');
      await page.getByLabel('Last Name').fill(page === scripted ? 'Late' : 'Script');
      await page.getByRole('main').getByLabel('Email Address').fill('plain@example');
      await page.getByLabel('Practice Area').selectOption('other');
      await page.getByRole('textbox', { name: 'Message' }).fill('Hello.');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page.getByText('Please enter a valid email address').waitFor();
      if (page === scripted) {
        release();
        await untilHydrated(page);
        expect(await page.getByText('Please enter a valid email address').isVisible()).toBe(true);
      }
      expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Hello.');
      expect(await page.getByRole('checkbox').isChecked()).toBe(true);
      await page.getByRole('main').getByLabel('Email Address').fill('plain@refused.example');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await page
        .getByText(/Message Sent Successfully|Your message has reached us/)
        .first()
        .waitFor();
    }
    const stored = await app.deps.db
      .selectFrom('contactSubmissions')
      .select('message')
      .where('email', '=', 'plain@refused.example')
      .execute();
    expect(stored).toEqual([{ message: 'Hello.' }, { message: 'Hello.' }]);
  });

  it('the contact form works without scripts', async () => {
    const context = await newContext(browser, { javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${app.url}/contact?service=other`);
    await page.getByLabel('First Name').fill('No');
    await page.getByLabel('Last Name').fill('Script');
    await page.getByRole('main').getByLabel('Email Address').fill('plain@example.com');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello.');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText('Message Sent Successfully').waitFor();
    const stored = await app.deps.db
      .selectFrom('contactSubmissions')
      .select(['practiceArea', 'consentedAt'])
      .where('email', '=', 'plain@example.com')
      .execute();
    expect(stored).toEqual([{ practiceArea: 'other', consentedAt: expect.any(Date) }]);
  });
});

describe('the newsletter', () => {
  it('is subscribed to in the footer, confirmed from the mail, and unsubscribed with one click', async () => {
    const { page, troubles } = await visit(browser, {
      device: 'phone',
      url: `${app.url}/attorneys`,
    });
    await untilHydrated(page);
    const foot = page.getByRole('contentinfo');
    const email = foot.getByLabel('Email Address for our letter');
    await email.fill('reader');
    await foot.getByRole('button', { name: 'Subscribe' }).click();
    await foot.getByText('Please enter a valid email address').waitFor();
    await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
    await email.fill('reader@example.com');
    await foot.getByRole('button', { name: 'Subscribe' }).click();
    await foot.getByText('You are not subscribed yet.').waitFor();

    const linkInMail = async () => {
      await page.goto(`${app.url}/dev/mail`);
      const mail = page.getByRole('listitem').filter({ hasText: 'reader@example.com' }).first();
      const title = await mail.getByRole('link').innerText();
      if (title !== 'Please confirm your subscription') return undefined;
      await mail.getByRole('link').click();
      return /\/newsletter\/\S+/.exec(await page.locator('pre').innerText())?.[0];
    };
    let link: string | undefined;
    await expect
      .poll(async () => {
        link = await linkInMail();
        return link;
      })
      .toBeDefined();
    await page.goto(`${app.url}${link}`);
    await page.getByRole('button', { name: 'Yes, send me the letter' }).click();
    await page.getByRole('heading', { name: 'You are subscribed.' }).waitFor();
    await page.getByRole('button', { name: 'Stop the letter' }).click();
    await page.getByRole('heading', { name: 'You get no more letters.' }).waitFor();
    expect(troubles).toEqual([]);
  });
});

describe('the articles', () => {
  it('are searched and filtered through the URL, and link to one another', async () => {
    const { page, troubles } = await visit(browser, { url: `${app.url}/blog` });
    await page.getByRole('searchbox').fill('custody');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blog?q=custody');
    expect(await page.locator('mark').first().innerText()).toMatch(/custody/i);
    await page.getByRole('link', { name: 'Estate Planning', exact: true }).click();
    await page.waitForURL('**/blog?q=custody&category=estate-planning');
    await page
      .getByRole('link', { name: 'Clear Filters' })
      .or(page.getByRole('link', { name: 'All', exact: true }))
      .first()
      .click();
    await page.goto(`${app.url}/blog/first-custody-meeting`);
    const share = page.getByRole('link', { name: 'Share on LinkedIn' }).first();
    expect(await share.getAttribute('href')).toContain(
      encodeURIComponent('/blog/first-custody-meeting'),
    );
    await page.getByRole('link', { name: /^Next/ }).click();
    await page.waitForURL('**/blog/living-trust-or-will');
    expect(troubles).toEqual([]);
  });
});

it('no internal link is broken', async () => {
  const seen = new Set<string>();
  const queue = ['/'];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const response = await fetch(app.url + path);
    expect([path, response.status]).toEqual([path, 200]);
    const type = response.headers.get('content-type') ?? '';
    const html = type.startsWith('text/html') ? await response.text() : '';
    for (const [tag] of html.matchAll(/<a [^>]*href="\/[^>]*>/g)) {
      // The booking page links each day and time, for years; search engines do not follow these either.
      if (tag.includes('rel="nofollow"')) continue;
      const [, href = ''] = /href="([^"#]*)/.exec(tag) ?? [];
      const link = href.replaceAll('&amp;', '&');
      if (!seen.has(link)) queue.push(link);
      seen.add(link);
    }
  }
  expect(seen.size).toBeGreaterThan(30);
});

it.each([
  ['no-preference', true],
  ['reduce', false],
] as const)(
  'with motion preference %s, drawings change between pages: %s',
  async (reducedMotion, changes) => {
    const context = await newContext(browser, { reducedMotion });
    const page = await context.newPage();
    await page.goto(app.url);
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        document.documentElement.dataset.transition = String(event.viewTransition !== null);
      });
    });
    await page.getByRole('link', { name: 'About' }).first().click();
    await page.waitForURL('**/about');
    await expect
      .poll(() => page.locator('html').getAttribute('data-transition'))
      .toBe(String(changes));
  },
);
