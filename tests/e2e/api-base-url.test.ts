import type { FastifyInstance } from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../src/app/app.ts';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import { findFreePort } from '../../src/testing/free-port.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { STAFF_ENV } from '../../src/testing/people.ts';
import { startTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { chooseMore, focusWindow, signInByForm } from './admin.ts';
import { sharedBrowser, untilHydrated, visit } from './browser.ts';

let app: TestApp;
let browser: Browser;
let servers: FastifyInstance[];
let pagesUrl: string;
let callsUrl: string;
const CALL = /^\/(trpc|api|local-cognito)\//;
/** Calls that wrongly arrived at the server for pages. */
const strays: string[] = [];

// Two servers on one database: one serves the pages, the other their calls.
beforeAll(async () => {
  const [pagesPort, callsPort] = [await findFreePort(), await findFreePort()];
  pagesUrl = `http://127.0.0.1:${pagesPort}`;
  callsUrl = `http://127.0.0.1:${callsPort}`;
  const env = { ...STAFF_ENV, PUBLIC_URL: pagesUrl, API_BASE_URL: `${callsUrl}/` };
  [app, browser] = await Promise.all([startTestApp({ env }), sharedBrowser()]);
  servers = [await buildApp(app.deps), await buildApp(app.deps)];
  await servers[0]?.listen({ host: '127.0.0.1', port: pagesPort });
  await servers[1]?.listen({ host: '127.0.0.1', port: callsPort });
  servers[0]?.server.on('request', ({ url = '' }) => {
    if (CALL.test(url)) strays.push(url);
  });
});
afterEach(() => {
  expect(strays.splice(0)).toEqual([]);
});
afterAll(async () => {
  for (const server of servers ?? []) await server.close();
  await app?.close();
});

async function open(path: string) {
  const visitor = await visit(browser, { url: pagesUrl + path });
  await untilHydrated(visitor.page);
  return visitor;
}

const troublesBesidesCalls = (troubles: string[]) =>
  troubles.filter((trouble) => trouble !== `request to ${callsUrl}`);

function originsOfCalls(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { pathname, origin } = new URL(request.url());
    if (CALL.test(pathname)) origins.add(origin);
  });
  return origins;
}

async function fillMessage(page: Page) {
  const form = page.locator('form[action="/contact"]');
  await form.getByLabel('First Name').fill('Dana');
  await form.getByLabel('Last Name').fill('Reyes');
  await form.getByLabel('Email Address').fill('dana@example.com');
  await form.getByLabel('Practice Area').selectOption({ index: 1 });
  await form.getByRole('textbox', { name: 'Message' }).fill('Please call me about a trust.');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Send Message' }).click();
}

const countMessages = async () =>
  (await app.deps.db.selectFrom('contactSubmissions').select('id').execute()).length;

it('a contact message is sent to the API base URL', async () => {
  const { page, troubles } = await open('/contact');
  const origins = originsOfCalls(page);
  const before = await countMessages();
  await fillMessage(page);
  await page.getByText('Your message has reached us').waitFor();
  expect(await countMessages()).toBe(before + 1);
  expect([...origins]).toEqual([callsUrl]);
  expect(troublesBesidesCalls(troubles)).toEqual([]);
});

it('availability is requested from the API base URL', async () => {
  const { page, troubles } = await open('/schedule');
  const origins = originsOfCalls(page);
  await page.getByRole('button', { name: 'Mar 24, 2031' }).click();
  await page.getByRole('button', { name: '9:00 AM', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => [...origins]).toEqual([callsUrl]);
  expect(troublesBesidesCalls(troubles)).toEqual([]);
});

it('staff sign in, list and export through the API base URL', async () => {
  await insertMessage(app.deps.db, { lastName: 'Castellane' });
  const there = { ...app, url: pagesUrl };
  const admin = await signInByForm(browser, there, '/admin/contact-submissions');
  const origins = originsOfCalls(admin.page);
  await focusWindow(admin.page);
  await admin.page.getByText('Dana Castellane').first().waitFor();
  const download = admin.page.waitForEvent('download');
  await chooseMore(admin.page, 'Export CSV');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  expect([...origins]).toEqual([callsUrl]);
  expect(troublesBesidesCalls(admin.troubles)).toEqual([]);
});

it('a client downloads the calendar file from the API base URL', async () => {
  const { token } = await bookWithLink(app);
  const { page } = await open(`/appointment/${token}`);
  const link = page.getByRole('link', { name: 'Add to calendar' });
  expect(await link.getAttribute('href')).toBe(
    `${callsUrl}/api/appointment-links/${token}/calendar.ics`,
  );
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('appointment.ics');
});

it('the same page under another origin cannot send requests', async () => {
  const elsewhere = pagesUrl.replace('127.0.0.1', 'localhost');
  const { page, troubles } = await visit(browser, { url: `${elsewhere}/contact` });
  await untilHydrated(page);
  const before = await countMessages();
  await fillMessage(page);
  await expect
    .poll(() => troubles.some((trouble) => trouble.includes('blocked by CORS policy')))
    .toBe(true);
  expect(await countMessages()).toBe(before);
});
