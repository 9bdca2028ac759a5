import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { calculationBody } from '../../testing/calculation-body.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { enqueueReceipt } from '../../testing/mail-delivery.ts';
import { messageBody } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { poolClient } from '../../testing/pool-client.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { mailboxKey } from './mailbox-key.ts';
import { MAILS_PER_MAILBOX } from './rules.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  const env = { ...STAFF_ENV, RATE_LIMIT_FACTOR: '100', TRUSTED_PROXIES: '127.0.0.1' };
  app = await startTestApp({ env, mailboxLimitFactor: 1 });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'outboxEmails');
  await deleteAll(app.deps.db, 'contactSubmissions');
});

const VICTIM = 'dana.whitfield@gmail.com';
const VARIANTS = [
  'Dana.Whitfield@gmail.com',
  'dana.whitfield+1@gmail.com',
  'DANA.WHITFIELD+2@GMAIL.COM',
  'danawhitfield@gmail.com',
  'dana.whit.field@googlemail.com',
];
const variant = (i: number) => VARIANTS[i % VARIANTS.length] ?? VICTIM;

let clients = 0;
const send = (path: string, body: object) => {
  clients += 1;
  const client = `198.51.${Math.floor(clients / 250)}.${(clients % 250) + 1}`;
  return postJson(app.url + path, body, { 'x-forwarded-for': client });
};
// Each with its own text: the same message within minutes is one.
const write = (email: string) =>
  send('/api/contact', messageBody({ email, message: `Message ${clients}` }));

const mails = () =>
  app.deps.db
    .selectFrom('outboxEmails')
    .select(['id', 'kind', 'toEmail', 'state', 'skipReason'])
    .where(sql<boolean>`mailbox_key(to_email) = mailbox_key(${VICTIM})`)
    .orderBy('createdAt')
    .execute();
const settled = async (count: number) => {
  await expect
    .poll(async () => (await mails()).map(({ state }) => state), { timeout: 20_000 })
    .toEqual(Array.from({ length: count }, () => expect.stringMatching(/^(sent|skipped)$/)));
  return mails();
};

describe('mails to one mailbox', () => {
  it('are limited to ten a day over all forms, clients and spellings of the address', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect((await write(variant(i))).status).toBe(201);
      const body = calculationBody({ userEmail: variant(i + 1) });
      expect((await send('/api/probate-calculator', body)).status).toBe(201);
    }
    const booked = await send('/api/appointments', bookingBody({ email: variant(2) }));
    expect(booked.status).toBe(201);
    expect((await write(variant(3))).status).toBe(201);

    const all = await settled(12);
    expect(all.filter(({ state }) => state === 'sent')).toHaveLength(MAILS_PER_MAILBOX.limit);
    expect(all.slice(-2)).toMatchObject([
      { kind: 'booking_confirmation', state: 'skipped', skipReason: 'receiver_limit' },
      { kind: 'contact_receipt', state: 'skipped', skipReason: 'receiver_limit' },
    ]);
    // The message is stored, and the firm is notified.
    const messages = await app.deps.db.selectFrom('contactSubmissions').select('id').execute();
    expect(messages).toHaveLength(6);
    await expect
      .poll(async () => {
        const notices = app.deps.db.selectFrom('outboxEmails').select('id');
        return (
          await notices
            .where('kind', 'in', ['contact_notice', 'booking_notice'])
            .where('state', '=', 'sent')
            .execute()
        ).length;
      })
      .toBe(7);
  });

  it('are counted per mailbox within the past day', async () => {
    for (let i = 0; i < 10; i += 1) await write(VICTIM);
    await settled(10);
    await write('somebody.else@gmail.com');
    const other = () =>
      app.deps.db
        .selectFrom('outboxEmails')
        .select('state')
        .where('toEmail', '=', 'somebody.else@gmail.com')
        .executeTakeFirst();
    await expect.poll(async () => (await other())?.state).toBe('sent');
    await sql`update outbox_emails set created_at = created_at - interval '25 hours'`.execute(
      app.deps.db,
    );
    await write(VICTIM);
    expect((await settled(11)).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('are limited also when all are sent concurrently', async () => {
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_unused, i) => enqueueReceipt(app.deps, variant(i))),
    );
    const all = await settled(ids.length);
    expect(all.filter(({ state }) => state === 'sent')).toHaveLength(MAILS_PER_MAILBOX.limit);
  });

  it('are shown to staff with the reason; staff can send one anyway', async () => {
    for (let i = 0; i < 11; i += 1) await write(VICTIM);
    const skipped = (await settled(11)).find(({ state }) => state === 'skipped');
    const list = await staff.call('GET', '/api/admin/emails?state=skipped');
    expect(list.body).toMatchObject([{ id: skipped?.id, skipReason: 'receiver_limit' }]);
    const retried = await staff.call('POST', `/api/admin/emails/${skipped?.id}/retry`);
    expect([retried.status, retried.body.state]).toEqual([200, 'queued']);
    expect((await settled(11)).every(({ state }) => state === 'sent')).toBe(true);
  });

  it('do not block codes and mails of bookings by staff', async () => {
    const pool = poolClient(app);
    await pool.signUp('dana', { email: VICTIM });
    await pool.confirm('dana');
    await settled(1);
    for (let i = 0; i < 10; i += 1) await write(VICTIM);
    await settled(11);
    await pool.asClient('ForgotPassword', { Username: 'dana' });
    await staff.call(
      'POST',
      '/api/admin/appointments',
      bookingBody({ email: VICTIM, scheduledDate: '2031-03-12T16:00:00.000Z' }),
    );
    await expect
      .poll(async () => (await mails()).filter(({ state }) => state === 'sent').length)
      .toBe(12);
  });
});

it.each([
  ['dana@firm.example', 'dana@firm.example'],
  ['Dana+news+x@Firm.Example', 'dana@firm.example'],
  ['d.ana@firm.example', 'd.ana@firm.example'],
  ['D.A.na+1@GoogleMail.com', 'dana@gmail.com'],
  ['d.ana@gmail.com.example', 'd.ana@gmail.com.example'],
  ['"a@b"@firm.example', '"a@b"@firm.example'],
])('%s is the mailbox %s, here and in the database', async (address, key) => {
  const { rows } = await sql<{ key: string }>`select mailbox_key(${address}) as key`.execute(
    app.deps.db,
  );
  expect([mailboxKey(address), rows[0]?.key]).toEqual([key, key]);
});
