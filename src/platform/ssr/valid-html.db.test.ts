import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGES } from '../../../tests/e2e/pages.ts';
import { bookWithLink } from '../../features/appointments/testing/linked-appointment.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function htmlOf(address: string, init?: RequestInit): Promise<string> {
  const response = await fetch(new URL(address, app.url), init);
  expect(response.headers.get('content-type')).toContain('text/html');
  return response.text();
}

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

/** The address of the first link that matches. */
function linkIn(html: string, pattern: RegExp): string {
  const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  const found = links.find((href) => pattern.test(href));
  if (!found) throw new Error(`No link matches ${pattern}: ${links.join(' ')}`);
  return found.replaceAll('&amp;', '&');
}

it.each([
  ...PAGES.filter((page) => !page.includes('#')),
  '/probate-calculator?estate=1250000',
  '/login',
  '/dev/mail',
  '/api/docs',
])('%s is valid HTML', async (page) => {
  expect(await faultsIn(await htmlOf(page))).toEqual([]);
});

it('so are the steps of a booking without scripts, and the pages of an appointment', async () => {
  const day = await htmlOf(linkIn(await htmlOf('/schedule'), /^\/schedule\?.*date=/));
  const details = await htmlOf(linkIn(day, /^\/schedule\?.*start=/));
  const rejected = await htmlOf('/schedule', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'firstName=Dana',
  });
  for (const html of [day, details, rejected]) expect(await faultsIn(html)).toEqual([]);

  const { token } = await bookWithLink(app);
  const appointment = await htmlOf(`/appointment/${token}`);
  const booked = await htmlOf(`/schedule/booked/${token}`);
  for (const html of [appointment, booked]) expect(await faultsIn(html)).toEqual([]);
});
