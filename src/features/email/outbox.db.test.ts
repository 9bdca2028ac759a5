import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addHours } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { enqueueEmails, type NewEmail } from './enqueue-queries.ts';
import type { OutgoingMail } from './mail.ts';
import type { EmailKind } from './rules.ts';
import { summariseOutbox } from './summarise-outbox.ts';

const LIST = '/api/admin/emails';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const sent: OutgoingMail[] = [];
let failure: string | null = null;
/** The mail server delays its response until this promise resolves. */
let held: Promise<void> | undefined;
let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({
    env: STAFF_ENV,
    // No automatic retry during a test.
    retryDelaySeconds: 3_600,
    mailTransport: {
      async send(mail) {
        if (failure) throw new Error(failure);
        sent.push(mail);
        await held;
      },
      close() {},
    },
  });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'outboxEmails');
  sent.length = 0;
  failure = null;
  held = undefined;
});

const message = () => insertMessage(app.deps.db);

let made = 0;
/** A mail that is not sent during a test. */
async function recorded(changes: { state?: string; kind?: EmailKind; toEmail?: string } = {}) {
  made += 1;
  const { id } = await app.deps.db
    .insertInto('outboxEmails')
    .values({
      kind: 'contact_receipt',
      toEmail: 'dana@example.com',
      toName: 'Dana Whitfield',
      payload: JSON.stringify({ id: NOBODY }),
      dedupeKey: `recorded:${made}`,
      dueAt: addHours(new Date(), 1),
      createdAt: new Date(Date.UTC(2031, 2, 1, 0, made)),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const receiptOf = (id: string): NewEmail => ({
  kind: 'contact_receipt',
  toEmail: 'dana@example.com',
  toName: 'Dana Whitfield',
  payload: { id },
  dedupeKey: `receipt:${id}`,
});

const countSent = async () => {
  const mails = app.deps.db.selectFrom('outboxEmails').select('id').where('state', '=', 'sent');
  return (await mails.execute()).length;
};

/** A mail with one failed attempt. */
async function failed() {
  failure = 'connect ECONNREFUSED 127.0.0.1:25';
  const about = await message();
  await app.deps.db.transaction().execute((tx) => enqueueEmails(tx, [receiptOf(about)]));
  const email = await untilState('failed');
  failure = null;
  return email.id;
}

const untilState = (state: string) =>
  vi.waitFor(
    async () => {
      const email = await app.deps.db
        .selectFrom('outboxEmails')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(email.state).toBe(state);
      return email;
    },
    { timeout: 15_000, interval: 50 },
  );

describe('the list', () => {
  it('returns the mails, newest first, without their tokens', async () => {
    const older = await recorded();
    const newer = await recorded({ state: 'sent' });
    const { status, body } = await staff.call('GET', LIST);
    expect([status, body.map(({ id }: { id: string }) => id)]).toEqual([200, [newer, older]]);
    expect(body[0].nextTryAt).toBeNull();
    expect(body[1]).toEqual({
      id: older,
      kind: 'contact_receipt',
      toEmail: 'dana@example.com',
      toName: 'Dana Whitfield',
      subject: null,
      state: 'queued',
      attempts: 0,
      lastError: null,
      createdAt: expect.any(String),
      sentAt: null,
      isCaught: false,
      skipReason: null,
      nextTryAt: expect.any(String),
      senderEmail: null,
      serverName: null,
      serverAnswer: null,
    });
  });

  it.each([
    ['?q=whit', 1],
    ['?q=DANA%20example', 1],
    ['?q=ayesha', 1],
    ['?q=%25', 0],
    ['?state=failed', 1],
    ['?kind=sign_up_code', 1],
    ['?kind=sign_up_code&state=queued', 0],
  ])('%s finds what it should', async (query, count) => {
    await recorded({ state: 'sent' });
    await app.deps.db
      .updateTable('outboxEmails')
      .set({ toName: 'Ayesha Raman', toEmail: 'ayesha@other.example' })
      .where('id', '=', await recorded({ state: 'failed', kind: 'sign_up_code' }))
      .execute();
    expect((await staff.call('GET', LIST + query)).body).toHaveLength(count);
  });

  it.each([
    ['state', 'state=lost'],
    ['kind', 'kind=spam'],
    ['cursor', 'cursor=nonsense'],
  ])('refuses a bad %s by name', async (field, query) => {
    const { status, body } = await staff.call('GET', `${LIST}?${query}`);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
  });
});

describe('previewing a mail', () => {
  it('that is not sent renders it now, and sends nothing', async () => {
    const id = await failed();
    const { status, body } = await staff.call('GET', `${LIST}/${id}`);
    expect([status, body.words, body.state]).toEqual([200, 'now', 'failed']);
    expect(body.subject).toEqual(expect.any(String));
    expect(body.text).toContain('Dana');
    expect(body.html).toContain('<html');
    expect(sent).toEqual([]);
  });

  it('that is no longer needed says so', async () => {
    const { body } = await staff.call('GET', `${LIST}/${await recorded()}`);
    expect(body).toMatchObject({ words: 'none', subject: null, text: null, html: null });
  });

  it('whose text was deleted says so, and when it was sent', async () => {
    const id = await recorded({ state: 'sent' });
    await app.deps.db
      .updateTable('outboxEmails')
      .set({ sentAt: TEST_NOW, subject: 'Yours', textBody: null, htmlBody: null })
      .execute();
    const { body } = await staff.call('GET', `${LIST}/${id}`);
    expect(body).toMatchObject({ words: 'forgotten', text: null, html: null, subject: 'Yours' });
    expect(body.sentAt).toBe(TEST_NOW.toISOString());
  });

  it('shows no code and no token, recorded or not', async () => {
    const id = await recorded({ state: 'sent', kind: 'password_reset_code' });
    await app.deps.db
      .updateTable('outboxEmails')
      .set({ subject: 'Your code', textBody: 'It is 482913.', htmlBody: '<b>482913</b>' })
      .execute();
    const { body } = await staff.call('GET', `${LIST}/${id}`);
    expect([body.text, body.html]).toEqual(['It is ••••••.', '<b>••••••</b>']);
  });

  it('with an unknown id is a 404, with a malformed one a 400', async () => {
    const missing = await staff.call('GET', `${LIST}/${NOBODY}`);
    expect([missing.status, missing.body.reason]).toEqual([404, 'email_not_found']);
    const nonsense = await staff.call('GET', `${LIST}/x`);
    expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['id']]);
  });
});

describe('retrying many', () => {
  const retryMany = async (ids: string[]) => {
    const { body } = await staff.call('POST', '/trpc/email.retryMany', { ids });
    return body.result.data.ids;
  };

  it('sends those that are not sent yet once, and audits those that had failed', async () => {
    const id = await failed();
    const gone = await recorded({ state: 'sent' });
    const unneeded = await recorded({ state: 'skipped' });
    expect(await retryMany([id, gone, unneeded, NOBODY])).toEqual([id]);
    await vi.waitFor(async () => expect(await countSent()).toBe(2), {
      timeout: 15_000,
      interval: 50,
    });
    expect(sent).toHaveLength(1);
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({
      action: 'email.retry',
      entityId: id,
      before: { state: 'failed' },
      after: { state: 'queued', lastError: null },
    });
    expect(await retryMany([id])).toEqual([]);
  });

  it('finds those that match a filter', async () => {
    const id = await recorded({ state: 'needs_attention' });
    await recorded({ state: 'sent' });
    const input = encodeURIComponent(JSON.stringify({ q: 'dana', state: 'needs_attention' }));
    const { body } = await staff.call('GET', `/trpc/email.matching?input=${input}`);
    expect(body.result.data).toEqual({ ids: [id], isCut: false });
  });
});

describe('retrying', () => {
  it('many times concurrently sends once and is audited once', async () => {
    const id = await failed();
    const written = await staff.auditLog(100);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => staff.call('POST', `${LIST}/${id}/retry`)),
    );
    for (const { status, body } of answers) {
      expect(status === 200 || body.reason === 'already_sent').toBe(true);
    }
    await untilState('sent');
    expect(sent).toHaveLength(1);
    const [entry, ...before] = await staff.auditLog(101);
    expect(before).toEqual(written);
    expect(entry).toEqual({
      actor: 'admin',
      action: 'email.retry',
      entity: 'outbox_emails',
      entityId: id,
      before: {
        kind: 'contact_receipt',
        state: 'failed',
        lastError: 'connect ECONNREFUSED 127.0.0.1:25',
      },
      after: { kind: 'contact_receipt', state: 'queued', lastError: null },
    });
  });

  it('a waiting mail sends it now, and is not audited', async () => {
    const id = await recorded();
    const payload = JSON.stringify({ id: await message() });
    await app.deps.db.updateTable('outboxEmails').set({ payload }).execute();
    const written = await staff.auditLog(100);
    const { status, body } = await staff.call('POST', `${LIST}/${id}/retry`);
    expect([status, body.state]).toEqual([200, 'queued']);
    await untilState('sent');
    expect(sent).toHaveLength(1);
    expect(await staff.auditLog(100)).toEqual(written);
  });

  it('a mail that is being sent does not send it twice', async () => {
    const id = await failed();
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    const retry = () => staff.call('POST', `${LIST}/${id}/retry`);
    expect((await retry()).status).toBe(200);
    await expect.poll(() => sent.length).toBe(1);
    expect((await retry()).status).toBe(200);
    const other = await message();
    await app.deps.db.transaction().execute((tx) => enqueueEmails(tx, [receiptOf(other)]));
    // The next one has passed the first by the time it is at work.
    await expect.poll(() => sent.length).toBe(2);
    release();
    await expect.poll(countSent).toBe(2);
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['sent', 'already_sent'],
    ['skipped', 'not_needed'],
  ])('is refused for one that is %s', async (state, reason) => {
    const { status, body } = await staff.call('POST', `${LIST}/${await recorded({ state })}/retry`);
    expect([status, body.reason]).toEqual([409, reason]);
    expect(sent).toEqual([]);
  });

  it('with an unknown id is a 404', async () => {
    const { status, body } = await staff.call('POST', `${LIST}/${NOBODY}/retry`);
    expect([status, body.reason]).toEqual([404, 'email_not_found']);
  });
});

describe('dismissing a mail', () => {
  it('removes it permanently from those that need attention, and is audited once', async () => {
    const id = await recorded({ state: 'needs_attention' });
    const written = await staff.auditLog(100);
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await staff.call('POST', `${LIST}/${id}/dismiss`);
      expect([status, body.state]).toEqual([200, 'skipped']);
    }
    const [entry, ...before] = await staff.auditLog(101);
    expect(before).toEqual(written);
    expect(entry).toMatchObject({ actor: 'admin', action: 'email.dismiss', entityId: id });
    const again = await staff.call('POST', `${LIST}/${id}/retry`);
    expect([again.status, again.body.reason]).toEqual([409, 'not_needed']);
  });

  it.each(['sent', 'queued', 'failed'])('is refused for one that is %s', async (state) => {
    const { status, body } = await staff.call(
      'POST',
      `${LIST}/${await recorded({ state })}/dismiss`,
    );
    expect([status, body.reason]).toEqual([409, 'needs_no_attention']);
  });

  it('with an unknown id is a 404', async () => {
    const { status, body } = await staff.call('POST', `${LIST}/${NOBODY}/dismiss`);
    expect([status, body.reason]).toEqual([404, 'email_not_found']);
  });
});

describe('without a way to send', () => {
  it('reports it and counts waiting mails', async () => {
    await recorded();
    await recorded({ state: 'failed' });
    await recorded({ state: 'needs_attention' });
    const { db } = app.deps;
    expect(await summariseOutbox({ db, holdsMail: true })).toEqual({
      isConfigured: false,
      problem: null,
      counts: { all: 3, queued: 1, sent: 0, caught: 0, failed: 1, needs_attention: 1, skipped: 0 },
    });
    expect((await summariseOutbox({ db, holdsMail: false })).isConfigured).toBe(true);
  });
});
