import { load } from 'cheerio';
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

/** The address to which the first submit button with this name leads. */
function stepIn(html: string, name: 'date' | 'time'): string {
  const value = load(html)(`button[name="${name}"]`).first().attr('value');
  if (!value) throw new Error(`No button is named ${name}`);
  return `/schedule?${new URLSearchParams({ [name]: value })}`;
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
  const day = await htmlOf(stepIn(await htmlOf('/schedule'), 'date'));
  const details = await htmlOf(stepIn(day, 'time'));
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
