import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MAX_GZIP, sizesOf } from '../../scripts/bench/pages/built-files.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';
import { PAGES } from './pages.ts';

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
});
afterAll(() => app.close());

const scriptsOf = (asked: readonly string[]) => asked.filter((path) => path.endsWith('.js'));

/** Scrolls to the end with the mouse wheel, with the pointer away from all interactive elements. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.mouse.move(2, 450);
  await page.mouse.wheel(0, 20_000);
  await page.waitForFunction(() => window.scrollY > 0);
}

const isClientLoaded = (page: Page) =>
  page.evaluate(() => Object.keys(document).some((key) => key.startsWith('__reactContainer$')));

describe('reading', () => {
  // Excludes interactive pages, which load the client immediately.
  const READ = PAGES.filter((page) => !/^\/(schedule|embed)|[?#]|nothing-here/.test(page));

  it.each(READ)(
    '%s loads no more than a small script, also when it is scrolled',
    async (address) => {
      const { page, asked, troubles } = await visit(browser, {
        url: app.url + address,
        isFirst: true,
      });
      await page.waitForLoadState('networkidle');
      await scrollToEnd(page);
      await page.waitForLoadState('networkidle');
      const scripts = [...new Set(scriptsOf(asked))];
      expect(scripts.length).toBeGreaterThan(0);
      expect((await sizesOf(scripts)).gzip).toBeLessThanOrEqual(MAX_GZIP.pageScript);
      expect(await isClientLoaded(page)).toBe(false);
      expect(troubles).toEqual([]);
    },
  );

  it('a link to a place in the page loads nothing', async () => {
    const { page, asked } = await visit(browser, { url: app.url });
    await page.waitForLoadState('networkidle');
    const before = scriptsOf(asked).length;
    await page.evaluate(() => {
      window.location.hash = 'links';
    });
    await page.waitForFunction(() => window.scrollY > 0);
    await page.waitForLoadState('networkidle');
    expect(scriptsOf(asked)).toHaveLength(before);
  });

  it('a finger that scrolls over a booking link loads nothing', async () => {
    const { page, asked } = await visit(browser, { device: 'phone', url: app.url });
    await page.waitForLoadState('networkidle');
    const before = scriptsOf(asked).length;
    const link = page
      .getByRole('main')
      .getByRole('link', { name: 'Schedule Consultation' })
      .first();
    await link.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
    await link.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await link.dispatchEvent('pointercancel', { pointerType: 'touch', bubbles: true });
    await page.waitForLoadState('networkidle');
    expect(scriptsOf(asked)).toHaveLength(before);
  });
});

describe('React is loaded', () => {
  it('when the pointer is over a booking link, and the page stays where it was scrolled to', async () => {
    const { page } = await visit(browser, { url: app.url });
    await scrollToEnd(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.getByRole('contentinfo').getByRole('textbox').hover();
    await page.waitForFunction(() =>
      Object.keys(document).some((key) => key.startsWith('__reactContainer$')),
    );
    await untilHydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  it.each(['/', '/practice-areas/family-law', '/nothing-here'])(
    'by the first tap on a booking link of %s, which opens the dialog',
    async (address) => {
      const { page } = await visit(browser, { device: 'phone', url: app.url + address });
      const link = page.getByRole('link', { name: 'Schedule Consultation' });
      await link.locator('visible=true').first().tap();
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
      expect(new URL(page.url()).pathname).toBe(address);
    },
  );

  it('by the first tap on the menu', async () => {
    const { page } = await visit(browser, { device: 'phone', url: `${app.url}/about` });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  it('by the focus on a field, and what was typed meanwhile stays', async () => {
    const { page } = await visit(browser, { url: `${app.url}/contact` });
    await page.route('**/assets/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.getByLabel('First Name').focus();
    await page.keyboard.type('Dana');
    open();
    await untilHydrated(page);
    await page.keyboard.type(' Lee');
    await expect.poll(() => page.getByLabel('First Name').inputValue()).toBe('Dana Lee');
  });

  it('for an amount in the address of the calculator', async () => {
    const { page } = await visit(browser, { url: `${app.url}/probate-calculator#208850` });
    await expect.poll(() => page.getByLabel('Estate value').inputValue()).toBe('208,850');
  });
});

describe('an interactive page starts', () => {
  it('if it is painted before its last bytes have arrived', async () => {
    const { url, sendRest } = await startSlowSite('/login', 'self.__files');
    const { page } = await visit(browser, { url: `${url}/robots.txt` });
    await page.goto(`${url}/login`, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.__loadClient);
    // What the script of the page waits for, too: it began to wait earlier.
    await page.evaluate(async () => {
      await (window as { __shown?: Promise<void> }).__shown;
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
    sendRest();
    await page.getByLabel('Username').waitFor();
  });

  it('by itself once its scripts, which could not be loaded, can be', async () => {
    const { page, asked } = await visit(browser, { url: `${app.url}/robots.txt`, isFirst: true });
    await page.route(/assets\/(?!entry-page).*\.js/, (route) => route.abort());
    await page.goto(`${app.url}/login`);
    await expect.poll(() => asked.filter((path) => path.includes('/entry-client')).length).toBe(2);
    await page.unrouteAll();
    await page.getByLabel('Username').waitFor();
  });
});

/** The site as over a slow line: one of its pages stops before the last place of a text, until `sendRest`. */
async function startSlowSite(slowPath: string, stopAt: string) {
  const rest = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    const answer = await fetch(app.url + request.url);
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    const end = request.url === slowPath ? body.lastIndexOf(stopAt) : 0;
    response.write(body.subarray(0, end));
    if (end > 0) await rest.promise;
    response.end(body.subarray(end));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, sendRest: rest.resolve };
}

describe('a pressed booking link is followed', () => {
  it('if the scripts take long', async () => {
    const { page } = await visit(browser, { url: `${app.url}/about` });
    await page.waitForLoadState('networkidle');
    await page.route(/assets\/(?!entry-page).*\.js/, () => {});
    await page.getByRole('link', { name: 'Schedule Consultation' }).first().click();
    await page.waitForURL('**/schedule', { waitUntil: 'commit' });
  });

  it('if the scripts cannot be loaded', async () => {
    const { page } = await visit(browser, { url: `${app.url}/about` });
    await page.waitForLoadState('networkidle');
    await page.route(/assets\/(?!entry-page).*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: 'Schedule Consultation' }).first().click();
    await page.waitForURL('**/schedule');
  });
});

describe('a form submitted with Enter before React is loaded', () => {
  /** Holds the requests of the files that match until `release`. */
  async function holdRequests(page: Page, files: RegExp): Promise<() => void> {
    const gate = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  }

  const WITHOUT_REACT = /assets\/(?!entry-page).*\.js/;

  describe.each([
    ['the page script', /assets\/.*\.js/, 'script'],
    ['React', WITHOUT_REACT, 'react'],
  ])('while %s is loading', (_name, files, sender) => {
    it.each(['/probate-calculator', '/embed/calculator'])(
      'shows the result on %s and saves it for the typed e-mail address',
      async (path) => {
        const email = `${path.slice(1).replace('/', '.')}.${sender}@early.example`;
        const { page } = await visit(browser, { url: `${app.url}/robots.txt`, isFirst: true });
        const release = await holdRequests(page, files);
        await page.goto(app.url + path, { waitUntil: 'domcontentloaded' });
        await page.getByLabel('Email Address (optional)').fill(email);
        await page.getByLabel('Estate value').fill('1250000');
        await page.getByLabel('Estate value').press('Enter');
        release();
        await page.getByText('could save your family').waitFor();
        expect(new URL(page.url()).search).toBe('');
        await page.getByText('Calculation Saved').waitFor();
        const saved = await app.deps.db
          .selectFrom('probateCalculations')
          .select('estateValue')
          .where('userEmail', '=', email)
          .execute();
        expect(saved).toHaveLength(1);
      },
    );
  });

  it('is submitted by the browser if loading takes long', async () => {
    const { page } = await visit(browser, { url: `${app.url}/probate-calculator`, isFirst: true });
    await page.waitForLoadState('networkidle');
    await page.route(WITHOUT_REACT, () => {});
    await page.getByLabel('Estate value').fill('1250000');
    await page.getByLabel('Estate value').press('Enter');
    await page.getByText('could save your family').waitFor();
    expect(new URL(page.url()).search).toBe('?estate=1250000');
  });

  it('stays as typed if the scripts cannot be loaded and an e-mail address would be lost', async () => {
    const { page } = await visit(browser, { url: `${app.url}/probate-calculator`, isFirst: true });
    await page.waitForLoadState('networkidle');
    await page.route(WITHOUT_REACT, (route) => route.abort());
    await page.getByLabel('Email Address (optional)').fill('dana@early.example');
    await page.getByLabel('Estate value').fill('1250000');
    await page.getByLabel('Estate value').press('Enter');
    await expect.poll(() => page.locator('main [aria-busy]').count()).toBe(0);
    expect(await page.getByLabel('Email Address (optional)').inputValue()).toBe(
      'dana@early.example',
    );
    await page.unrouteAll();
    await page.getByLabel('Estate value').press('Enter');
    await page.getByText('Calculation Saved').waitFor();
  });
});

it('a button can be pressed again after the scripts could not be loaded', async () => {
  const { page } = await visit(browser, { url: `${app.url}/about` });
  await page.waitForLoadState('networkidle');
  await page.route(/assets\/(?!entry-page).*\.js/, (route) => route.abort());
  const button = page.getByTestId('theme-toggle');
  await button.click();
  await expect.poll(() => button.getAttribute('aria-busy')).toBe(null);
  await page.unrouteAll();
  await button.click();
  await page.getByTestId('theme-dark').waitFor();
});

it('the dock of a phone appears once the buttons of the hero are out of view', async () => {
  const { page } = await visit(browser, { device: 'phone', url: app.url });
  const dock = page.getByRole('navigation', { name: 'Reach us' });
  expect(await dock.isVisible()).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 3_000));
  await dock.waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await dock.waitFor({ state: 'hidden' });
});
