import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { enqueueReceipt, mailRecord } from '../../testing/mail-delivery.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';

let app: TestApp | undefined;
afterEach(() => app?.close());

async function bookIn(testApp: TestApp) {
  const response = await postJson(`${testApp.url}/api/appointments`, bookingBody());
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string };
}

const outbox = (testApp: TestApp) =>
  testApp.deps.db
    .selectFrom('outboxEmails')
    .select(['kind', 'state', 'attempts', 'lastError', 'messageId'])
    .orderBy('kind')
    .execute();

const untilSent = (testApp: TestApp) =>
  vi.waitFor(
    async () => expect((await outbox(testApp)).map(({ state }) => state)).toEqual(['sent', 'sent']),
    { timeout: 20_000, interval: 50 },
  );

describe('the mails of a booking', () => {
  it('are stored by the catcher as .eml files', async () => {
    app = await startTestApp();
    const { id } = await bookIn(app);
    await untilSent(app);
    const files = (await readdir(app.mailDirectory)).filter((file) => file.endsWith('.eml'));
    expect(files).toHaveLength(2);
    const parsed = await Promise.all(
      files.map(async (file) =>
        PostalMime.parse(await readFile(path.join(app?.mailDirectory ?? '', file)), {
          attachmentEncoding: 'utf8',
        }),
      ),
    );
    const confirmation = parsed.find(
      (mail) => mail.to?.[0]?.address === 'dana.whitfield@example.com',
    );
    expect(confirmation?.from?.address).toBe('office@pacificharborlaw.example');
    expect(confirmation?.text).toMatch(/Tuesday, Mar 11, 2031 at 9:00 AM \(Pacific Time\)/);
    expect(confirmation?.text).toMatch(/1200 Harbor Point Drive/);
    expect(confirmation?.text).toMatch(/photo ID/);

    const invitation = confirmation?.attachments.find((part) => part.method === 'REQUEST');
    const calendar = new ICAL.Component(ICAL.parse(String(invitation?.content)));
    const event = calendar.getFirstSubcomponent('vevent');
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstSubcomponent('vtimezone')).not.toBeNull();
    expect(event?.getFirstPropertyValue('uid')).toContain(id);
    expect(event?.getFirstPropertyValue('sequence')).toBe(0);
  });

  it('can be read under /dev/mail', async () => {
    app = await startTestApp();
    await bookIn(app);
    await untilSent(app);
    const list = await (await fetch(`${app.url}/dev/mail`)).text();
    const [, first = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(list) ?? [];
    const mail = await (await fetch(app.url + first)).text();
    expect(mail).toMatch(/Tuesday, Mar 11, 2031/);
    expect((await fetch(`${app.url}/dev/mail/nonsense`)).status).toBe(404);
  });

  it('are retried after a failure with the same Message-ID; the booking is unaffected', async () => {
    const attempts: OutgoingMail[] = [];
    const isSeen = Promise.withResolvers<void>();
    const transport: MailTransport = {
      async send(mail) {
        attempts.push(mail);
        if (attempts.filter(({ messageId }) => messageId === mail.messageId).length === 1) {
          throw new Error('The mail server does not answer');
        }
        await isSeen.promise;
      },
      close() {},
    };
    app = await startTestApp({ mailTransport: transport });
    const { id } = await bookIn(app);
    await vi.waitFor(
      async () =>
        expect(await outbox(app as TestApp)).toContainEqual(
          expect.objectContaining({
            state: 'failed',
            attempts: 1,
            lastError: 'The mail server does not answer',
          }),
        ),
      { timeout: 20_000, interval: 20 },
    );
    isSeen.resolve();
    await untilSent(app);
    expect(attempts).toHaveLength(4);
    expect(new Set(attempts.map(({ messageId }) => messageId)).size).toBe(2);
    expect((await outbox(app)).every(({ lastError }) => lastError === null)).toBe(true);
    const booked = await app.deps.db.selectFrom('appointments').select(['id', 'status']).execute();
    expect(booked).toEqual([{ id, status: 'scheduled' }]);
  });

  it('are not sent for an appointment that was cancelled before', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent: OutgoingMail[] = [];
    const transport: MailTransport = {
      async send(mail) {
        sent.push(mail);
        await held;
        throw new Error('Try again later');
      },
      close() {},
    };
    app = await startTestApp({ mailTransport: transport });
    await bookIn(app);
    await vi.waitFor(() => expect(sent).toHaveLength(2), { timeout: 10_000 });
    await app.deps.db.updateTable('appointments').set({ status: 'cancelled' }).execute();
    release();
    await vi.waitFor(
      async () =>
        expect((await outbox(app as TestApp)).map(({ state }) => state)).toEqual([
          'skipped',
          'skipped',
        ]),
      { timeout: 20_000, interval: 50 },
    );
    expect(sent).toHaveLength(2);
  });
});

it.each(['newer_notice', 'constructor'])(
  'leaves a mail of a newer release unchanged: %s',
  async (kind) => {
    app = await startTestApp();
    const { db } = app.deps;
    const id = await enqueueReceipt(app.deps, 'newer@example.com', kind);
    const later = await enqueueReceipt(app.deps);
    const state = async () => (await mailRecord({ db }, later)).state;
    await expect.poll(state).toBe('sent');
    expect(await mailRecord({ db }, id)).toMatchObject({ state: 'queued', attempts: 0 });
  },
);
