import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishLanguage } from '../../src/testing/publish-language.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { newContext, sharedBrowser, untilHydrated } from './browser.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await publishLanguage(app.deps.db, 'es');
});
afterAll(async () => {
  await app.close();
});

async function open(
  path: string,
  options: { locale?: string; javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const page = await (await newContext(await sharedBrowser(), options)).newPage();
  await page.goto(app.url + path);
  return page;
}

const linkTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

const pathOf = (page: Page) => page.url().slice(app.url.length);

it('leads to the same page and back, without scripts', async () => {
  const page = await open('/contact?service=family-law', { javaScriptEnabled: false });
  const link = linkTo(page, 'Español').first();
  expect(await link.getAttribute('lang')).toBe('es');
  expect(await link.getAttribute('hreflang')).toBe('es');
  await link.click();
  expect(pathOf(page)).toBe('/es/contacto?service=family-law');
  expect(await page.locator('html').getAttribute('lang')).toBe('es');
  await page.getByRole('button', { name: 'Enviar mensaje' }).waitFor();
  await linkTo(page, 'English').last().click();
  expect(pathOf(page)).toBe('/contact?service=family-law');
});

it('keeps a query and a fragment that the server does not know', async () => {
  const page = await open('/probate-calculator?from=a-letter#750000');
  await untilHydrated(page);
  await linkTo(page, 'Español').first().click();
  await page.waitForURL('**/es/**');
  expect(pathOf(page)).toBe('/es/calculadora-de-sucesion?from=a-letter#750000');
});

it('leads to the page to which a visitor has gone without a reload', async () => {
  const page = await open('/');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.waitForURL('**/probate-calculator#*');
  await linkTo(page, 'Español').first().click();
  await page.getByRole('button', { name: 'Calcular' }).waitFor();
});

it('offers Spanish in one line to a browser that prefers it, until the line is closed', async () => {
  const page = await open('/', { locale: 'es-MX' });
  await linkTo(page, 'Leerla en español').waitFor();
  expect(pathOf(page)).toBe('/');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await linkTo(page, 'Leerla en español').waitFor({ state: 'hidden' });
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

it('offers nothing to a browser that prefers the language of the page', async () => {
  const english = await open('/');
  const spanish = await open('/es', { locale: 'es-MX' });
  for (const page of [english, spanish]) {
    await untilHydrated(page);
    expect(await page.locator('[data-offer]:visible').count()).toBe(0);
  }
});
