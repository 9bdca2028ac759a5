import { randomUUID } from 'node:crypto';
import { load } from 'cheerio';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addHours } from '../../platform/time/date-math.ts';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { sendBySmtp } from '../../testing/mail-delivery.ts';
import { type SmtpPeer, startSmtpPeer } from '../../testing/smtp-peer.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let peer: SmtpPeer | undefined;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(() => peer?.close());

const NO_MAIL = 'this site sends no e-mail at the moment.';

/** The text of a page. */
const pageAt = async (path: string) =>
  load(await (await fetch(app.url + path)).text())('main').text();

it('announces a mail to visitors only while mail is connected', async () => {
  const booked = await postJson(`${app.url}/api/appointments`, bookingBody());
  const { id } = await booked.json();
  const paths = ['/newsletter?asked=true', '/probate-calculator', `/schedule/booked/${id}`];
  for (const path of paths) expect(await pageAt(path), path).toContain(NO_MAIL);

  peer = await startSmtpPeer();
  await sendBySmtp(app.deps, peer);
  // The pages are cached until the change is announced.
  for (const path of paths) {
    await expect.poll(() => pageAt(path), { timeout: 20_000 }).not.toContain(NO_MAIL);
  }
  expect(await pageAt('/newsletter?asked=true')).toContain('a link is on its way');
  expect(await pageAt('/probate-calculator')).toContain('We send you this result');
  expect(await pageAt(`/schedule/booked/${id}`)).toContain('send you a confirmation email');
});

it('says whether codes of the embedded pool are mailed', async () => {
  const sendsCodes = async () =>
    (await (await fetch(`${app.url}/trpc/identity.config`)).json()).result.data.sendsCodes;
  await app.deps.db.deleteFrom('emailSettings').execute();
  expect(await sendsCodes()).toBe(false);
  peer = await startSmtpPeer();
  await sendBySmtp(app.deps, peer);
  await app.deps.db.deleteFrom('mailServerChanges').execute();
  expect(await sendsCodes()).toBe(true);
  const changedAt = app.deps.now();
  await app.deps.db
    .insertInto('mailServerChanges')
    .values({
      id: randomUUID(),
      changedAt,
      changedBy: 'maren',
      codesHeldUntil: addHours(changedAt, 24),
    })
    .execute();
  expect(await sendsCodes()).toBe(false);
});
