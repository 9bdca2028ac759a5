import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressInLanguage, messagesIn } from '../../messages/messages.ts';
import { PRIVATE_PAGES } from '../../src/platform/private-pages/rules.ts';
import { publishLanguage } from '../../src/testing/publish-language.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import {
  newContext,
  openVisit,
  sharedBrowser,
  untilHydrated,
  VIEWPORTS,
  type Visit,
  visit,
} from './browser.ts';
import { axeFaults } from './sweep/axe-faults.ts';
import { headFaults } from './sweep/head-faults.ts';
import { fillSite } from './sweep/public-pages.ts';
import { layoutFaults, prepareSweep } from './sweep/sweep.ts';

const es = messagesIn('es');

let app: TestApp;
let paths: string[];
beforeAll(async () => {
  app = await startTestApp();
  await publishLanguage(app.deps.db, 'es');
  paths = await fillSite({ ...app, url: `${app.url}/es` });
});
afterAll(() => app.close());

describe('the pages in Spanish', () => {
  let open: Visit;
  beforeAll(async () => {
    open = await openVisit(await sharedBrowser(), {
      device: 'phone',
      url: `${app.url}/robots.txt`,
    });
  });
  afterAll(() => open.close());

  // Colours are those of the pages in English: see `sweep.test.ts`.
  async function faultsOf(path: string): Promise<string[]> {
    const { page, troubles } = open;
    troubles.length = 0;
    await page.setViewportSize(VIEWPORTS.phone);
    await page.goto(app.url + addressInLanguage('es', path), { waitUntil: 'domcontentloaded' });
    await prepareSweep(page);
    const faults = [
      ...(await headFaults(page, { language: 'es', isPrivate: PRIVATE.test(path) })),
      ...(await axeFaults(page)),
      ...(await layoutFaults(page)),
    ];
    await page.setViewportSize(VIEWPORTS.desktop);
    faults.push(...(await layoutFaults(page)));
    return [...faults, ...troubles.filter((trouble) => !trouble.includes('404'))];
  }

  it('have no fault at the width of a phone and of a desktop, and what search engines need', async () => {
    const faults: string[] = [];
    for (const path of paths.filter((each) => !each.startsWith('/login'))) {
      faults.push(...(await faultsOf(path)).map((fault) => `${path}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it('and those in English name each other', async () => {
    const faults: string[] = [];
    for (const path of paths.filter((each) => !PRIVATE.test(each) && !each.startsWith('/embed'))) {
      const [english, spanish] = await Promise.all(
        [path, addressInLanguage('es', path)].map(async (address) =>
          alternatesOf(await (await fetch(app.url + address)).text()),
        ),
      );
      const isMissing = /nothing-here/.test(path);
      if (JSON.stringify(english) !== JSON.stringify(spanish)) faults.push(`${path}: differ`);
      if (!isMissing && english?.length !== 3) faults.push(`${path}: ${english}`);
    }
    expect(faults).toEqual([]);
  });
});

/** Pages that search engines do not see: those of one person, previews, frames, and what is not there. */
const PRIVATE = new RegExp(
  `^(/login|/embed|/earlier-times|/leaving-this-site|(${PRIVATE_PAGES.map((page) => page.path).join('|')})/.)|nothing-here|[?#]`,
);

const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)]
    .map(([, language, href]) => `${language} ${href}`)
    .sort();

describe('a visitor who speaks Spanish', () => {
  const day = (page: Page, date: string) => page.locator(`button[data-date="${date}"]`);
  const fillIn = async (page: Page, email: string) => {
    await page.getByLabel(es.booking.firstName, { exact: true }).fill('Ana');
    await page.getByLabel(es.booking.lastName, { exact: true }).fill('Rivas');
    await page.getByRole('main').getByLabel(es.booking.email, { exact: true }).fill(email);
    await page.getByLabel(es.booking.practiceArea, { exact: true }).selectOption('divorce');
  };
  const languageOf = async (email: string) =>
    (
      await app.deps.db
        .selectFrom('appointments')
        .select('clientLanguage')
        .where('email', '=', email)
        .executeTakeFirst()
    )?.clientLanguage;

  it('comes from the switch, books, and keeps the details', async () => {
    const { page, troubles } = await visit(await sharedBrowser(), {
      device: 'phone',
      url: `${app.url}/schedule`,
    });
    await untilHydrated(page);
    await page.getByRole('link', { name: 'Español' }).locator('visible=true').first().click();
    await page.waitForURL('**/es/reservar');
    await untilHydrated(page);
    await day(page, '2031-03-19').click();
    await page.getByRole('button', { name: '10:30 a.m.', exact: true }).click();
    await page.getByRole('button', { name: es.booking.proceed }).click();
    await page.getByLabel(es.booking.firstName, { exact: true }).waitFor();
    await page.getByRole('button', { name: es.booking.book }).click();
    await page.getByText(es.validation.required).first().waitFor();
    await fillIn(page, 'ana@scripts.example');
    await page.getByRole('button', { name: es.booking.book }).click();
    await page.getByRole('heading', { name: es.booking.bookedTitle }).waitFor();
    expect(await languageOf('ana@scripts.example')).toBe('es');
    expect(troubles).toEqual([]);
  });

  it('books without scripts', async () => {
    const context = await newContext(await sharedBrowser(), {
      javaScriptEnabled: false,
      viewport: VIEWPORTS.phone,
    });
    const page = await context.newPage();
    await page.goto(`${app.url}/es/reservar`);
    await day(page, '2031-03-20').click();
    await page.getByRole('button', { name: '10:30 a.m.', exact: true }).click();
    await page.getByRole('heading', { name: es.booking.detailsTitle }).waitFor();
    await fillIn(page, 'ana@plain.example');
    await page.getByRole('button', { name: es.booking.book }).click();
    await page.waitForURL('**/es/**');
    await page.getByRole('heading', { name: es.booking.bookedTitle }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(await languageOf('ana@plain.example')).toBe('es');
  });

  it('chooses a day with the keyboard, by names that are read aloud in Spanish', async () => {
    const { page } = await visit(await sharedBrowser(), { url: `${app.url}/es/reservar` });
    await untilHydrated(page);
    await day(page, '2031-03-12').focus();
    await page.keyboard.press('ArrowRight');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('13 mar de 2031');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '9:00 a.m.', exact: true }).waitFor();
  });

  it('gets from a page that does not exist to the same address in English', async () => {
    const { page } = await visit(await sharedBrowser(), { url: `${app.url}/es/nada-aqui` });
    await page.getByRole('link', { name: 'English' }).locator('visible=true').first().click();
    await page.waitForURL(`${app.url}/nada-aqui`);
    await page.getByRole('link', { name: 'Español' }).locator('visible=true').first().click();
    await page.waitForURL(`${app.url}/es/nada-aqui`);
  });
});
