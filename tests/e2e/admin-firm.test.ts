import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { scrollsSideways, signInAsStaff } from './admin.ts';
import { sharedBrowser, type Visit } from './browser.ts';

let app: TestApp;
let browser: Browser;
let admin: Visit;
let page: Page;

beforeAll(async () => {
  browser = await sharedBrowser();
});
beforeEach(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  admin = await signInAsStaff(browser, app, '/admin/firm');
  page = admin.page;
  await page.getByLabel('Name of the firm').waitFor();
});
afterEach(async () => {
  await app.close();
});

const save = () => page.getByRole('button', { name: 'Save', exact: true });
const toast = (text: string) => page.getByText(text, { exact: true }).waitFor();
const publicPage = async (path: string) => (await fetch(app.url + path)).text();

it('staff change the firm profile, and the public site shows it', async () => {
  expect(await save().count()).toBe(0);
  await page.getByLabel('Name of the firm').fill('Castellane & Okonjo');
  await page.getByText('Unsaved changes').waitFor();
  await page.getByLabel('Phone', { exact: true }).fill('415 555 0199');
  await page.getByText('Dialed as +14155550199').waitFor();

  await page.getByRole('button', { name: 'Add Hours' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'No day yet' });
  await line.getByLabel('Sunday').check();
  const sunday = page.getByRole('listitem').filter({ hasText: 'Sunday 9–5' });
  await sunday.getByLabel('Opens').fill('13:00');
  await page.getByText('Sunday 1–5 PM').first().waitFor();

  await page.getByLabel('LinkedIn').fill('https://www.linkedin.com/company/c-and-o');
  await page.getByLabel('Responsible attorney').fill('Theo Okonjo');
  await save().click();
  await toast('Firm profile saved');
  await save().waitFor({ state: 'detached' });
  await page.getByText('Sample profile').waitFor({ state: 'detached' });

  const contact = await publicPage('/contact');
  expect(contact).toContain('Castellane &amp; Okonjo');
  expect(contact).toContain('1–5 PM');
  expect(admin.troubles).toEqual([]);
});

it('invalid fields show errors, and a summary links to them', async () => {
  await page.getByLabel('Email address').fill('office');
  await page.getByLabel('Phone', { exact: true }).fill('');
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByLabel('What “experience” is based on').fill('');
  await save().click();
  const summary = page.getByText('Please correct 3 fields:');
  await summary.waitFor();
  await page.getByRole('link', { name: 'Experience: What it is based on' }).click();
  const basis = page.getByLabel('What “experience” is based on');
  await expect.poll(() => basis.evaluate((field) => field === document.activeElement)).toBe(true);
  await basis.fill('Admitted in 2004');
  await page.getByText('Please correct 2 fields:').waitFor();
  expect(admin.troubles).toEqual([]);
});

it('a failed save keeps the input, and a retry succeeds', async () => {
  await page.getByLabel('City').fill('La Jolla');
  await page.route('**/trpc/firm.update', (route) => route.abort(), { times: 1 });
  await save().click();
  await toast('Failed to save the firm profile');
  expect(await page.getByLabel('City').inputValue()).toBe('La Jolla');
  await save().click();
  await toast('Firm profile saved');
  expect(await publicPage('/contact')).toContain('La Jolla');
});

it('a save does not overwrite what somebody else saved meanwhile', async () => {
  await page.getByLabel('City').fill('Mine');
  await app.deps.db.updateTable('firmProfile').set({ city: 'Theirs' }).execute();
  await save().click();
  await page.getByText('Your changes are still here').waitFor();
  expect(await page.getByLabel('City').inputValue()).toBe('Mine');
  await page.getByRole('button', { name: 'Load the saved profile' }).click();
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('#firm-city')?.value === 'Theirs',
  );
  await page.getByLabel('City').fill('Both');
  await save().click();
  await toast('Firm profile saved');
});

it('leaving or cancelling with unsaved changes asks for confirmation', async () => {
  await page.getByLabel('City').fill('Nowhere');
  await page.getByRole('link', { name: 'Testimonials' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  expect(await page.getByLabel('City').inputValue()).toBe('San Diego');
  expect(admin.troubles).toEqual([]);
});

it('changing the time zone shows its consequences before saving', async () => {
  await page.getByLabel('Time zone').selectOption('America/New_York');
  await page.getByText('All times will be shown in Eastern Time, New York.').waitFor();
  await save().click();
  await toast('Firm profile saved');
  await page.getByText('All times will be shown').waitFor({ state: 'detached' });
});

it('fits a phone, with nothing hidden behind the bottom bar', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('City').fill('La Jolla');
  expect(await scrollsSideways(page)).toBe(false);
  await save().click();
  await toast('Firm profile saved');
});
