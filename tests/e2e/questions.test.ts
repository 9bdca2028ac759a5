import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertPublished,
  insertRequest,
} from '../../src/features/questionnaires/testing/questionnaire.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { violationsOn } from './axe.ts';
import { newContext, sharedBrowser, VIEWPORTS, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp(), sharedBrowser()]);
  await insertPublished(app);
});
afterAll(() => app.close());

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

async function onPhoneWithoutScripts(token: string) {
  const context = await newContext(browser, {
    javaScriptEnabled: false,
    viewport: VIEWPORTS.phone,
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/questions/${token}`);
  return page;
}

const fitsPhone = async (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe('the questions of a client', () => {
  it('are answered on a phone without scripts, on two devices, and sent', async () => {
    const token = await insertRequest(app);
    const page = await onPhoneWithoutScripts(token);
    await heading(page, 'First, the names');
    await next(page);
    await page.getByText('Please check the names.').waitFor();
    await page.getByLabel('The other person’s full name').fill('Jordan Whitfield');
    await next(page);
    await heading(page, 'Where do you live?');
    await page.getByLabel('Street and number').fill('1 Harbor Street');
    await next(page);
    await page.getByText('Please check your answer.').waitFor();
    expect(await page.getByLabel('Street and number').inputValue()).toBe('1 Harbor Street');
    await page.getByLabel('City').fill('Springfield');
    await next(page);
    await heading(page, 'Do you have children?');
    await page.getByLabel('Yes').check();
    await next(page);
    await heading(page, 'Who is the oldest?');
    expect(await fitsPhone(page)).toBe(true);

    const other = await onPhoneWithoutScripts(token);
    await heading(other, 'Who is the oldest?');
    await other.getByLabel('Full name').fill('Robin Whitfield');
    await other.getByRole('button', { name: 'Save, and come back later' }).click();
    await heading(other, 'Saved. Close the page whenever you like.');
    await other.getByRole('link', { name: 'Go on now' }).click();
    await heading(other, 'Where do they live?');
    await other.getByLabel('With me').check();
    await next(other);
    await next(other);
    await other.getByLabel('What happened?').fill('A story\nin two lines');
    await next(other);
    await heading(other, 'Check your answers');
    await other.getByRole('link', { name: 'Change: Do you have children?' }).click();
    await other.getByLabel('No', { exact: true }).check();
    await next(other);
    await heading(other, 'Check your answers');
    expect(await other.getByRole('main').innerText()).not.toContain('Robin');
    expect(await fitsPhone(other)).toBe(true);
    await other.getByRole('button', { name: 'Send the answers' }).click();
    await heading(other, 'Your answers are with us.');
  });

  it('are answered with the keyboard alone, without violations of accessibility rules', async () => {
    const token = await insertRequest(app, { email: 'keys@example.com' });
    const { page, troubles } = await visit(browser, {
      url: `${app.url}/questions/${token}`,
      device: 'phone',
    });
    const violations: unknown[] = [];
    const check = async () => violations.push(...(await violationsOn(page)));
    await check();
    await page.getByLabel('The other person’s full name').focus();
    await page.keyboard.type('Jordan Whitfield');
    await page.keyboard.press('Enter');
    await heading(page, 'Where do you live?');
    await check();
    await page.getByLabel('Postal code').focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Do you have children?');
    await page.getByLabel('Yes').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await check();
    await page.keyboard.press('Enter');
    await heading(page, 'What do you earn?');
    await page.keyboard.press('Tab');
    await page.getByLabel('What do you earn?').focus();
    await page.keyboard.type('1,250');
    await page.keyboard.press('Enter');
    await heading(page, 'What happened?');
    await check();
    await page.getByLabel('What happened?').focus();
    await page.keyboard.type('Nothing yet');
    await page.getByRole('button', { name: 'Continue' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Check your answers');
    await check();
    await page.getByRole('button', { name: 'Send the answers' }).focus();
    await page.keyboard.press('Enter');
    await heading(page, 'Your answers are with us.');
    await check();
    expect(violations).toEqual([]);
    expect(troubles).toEqual([]);
  });
});
