import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { STAFF_ENV } from '../testing/people.ts';
import { type StaffClient, staffClient } from '../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../testing/test-app.ts';
import { enqueueEmails } from './enqueue-emails.ts';
import type { OutgoingMail } from './mail.ts';
import type { EmailKind } from './rules.ts';
import { summariseOutbox } from './summarise-outbox.ts';

const LIST = '/api/admin/emails';
const NOBODY = '00000000-0000-4000-8000-000000000000';

const sent: OutgoingMail[] = [];
let failure: string | null = null;
let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({
    env: STAFF_ENV,
    // Nothing is tried again by itself while a test looks.
    mailRetryDelaySeconds: 3_600,
    mailTransport: {
      async send(mail) {
        if (failure) throw new Error(failure);
        sent.push(mail);
      },
      close() {},
    },
  });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom('outboxEmails').execute();
  sent.length = 0;
  failure = null;
});

async function message() {
  const { id } = await app.deps.db
    .insertInto('contactSubmissions')
    .values({
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana@example.com',
      practiceArea: 'divorce',
      message: 'My husband has moved out.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

let made = 0;
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
      createdAt: new Date(Date.UTC(2031, 2, 1, 0, made)),
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A mail that was tried once, in vain. */
async function failed() {
  failure = 'connect ECONNREFUSED 127.0.0.1:25';
  const id = await message();
  made += 1;
  await app.deps.db.transaction().execute((tx) =>
    enqueueEmails(tx, app.deps.jobs, [
      {
        kind: 'contact_receipt',
        toEmail: 'dana@example.com',
        toName: 'Dana Whitfield',
        payload: { id },
        dedupeKey: `failed:${made}`,
      },
    ]),
  );
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
  it('answers the mails, newest first, and none of their tokens', async () => {
    const older = await recorded();
    const newer = await recorded({ state: 'sent' });
    const { status, body } = await staff.call('GET', LIST);
    expect([status, body.map(({ id }: { id: string }) => id)]).toEqual([200, [newer, older]]);
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

describe('looking at a mail', () => {
  it('that is not sent writes it now, and sends nothing', async () => {
    const id = await failed();
    const { status, body } = await staff.call('GET', `${LIST}/${id}`);
    expect([status, body.words, body.state]).toEqual([200, 'now', 'failed']);
    expect(body.subject).toEqual(expect.any(String));
    expect(body.text).toContain('Dana');
    expect(body.html).toContain('<html');
    expect(sent).toEqual([]);
  });

  it('that nobody needs any more says so', async () => {
    const { body } = await staff.call('GET', `${LIST}/${await recorded()}`);
    expect(body).toMatchObject({ words: 'none', subject: null, text: null, html: null });
  });

  it('whose words are forgotten says so, and still when it was sent', async () => {
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

  it('that is not there is a 404, nonsense a 400', async () => {
    const missing = await staff.call('GET', `${LIST}/${NOBODY}`);
    expect([missing.status, missing.body.reason]).toEqual([404, 'no_such_email']);
    const nonsense = await staff.call('GET', `${LIST}/x`);
    expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['id']]);
  });
});

/** The states of all jobs that a mail has. */
async function jobsOf(emailId: string): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`
    select state::text from pgboss.job where name = 'send-email' and data ->> 'emailId' = ${emailId}
  `.execute(app.deps.db);
  return rows.map(({ state }) => state);
}

describe('trying again', () => {
  it('pressed many times at once sends once and is written down once', async () => {
    const id = await failed();
    const written = await staff.auditLog(100);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => staff.call('POST', `${LIST}/${id}/retry`)),
    );
    for (const { status, body } of answers) {
      expect(status === 200 || body.reason === 'already_sent').toBe(true);
    }
    await untilState('sent');
    // There is no second job that could send it again.
    await expect.poll(() => jobsOf(id), { timeout: 10_000 }).toEqual(['completed']);
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

  it('writes a job for one that waits without', async () => {
    const id = await recorded();
    await app.deps.db
      .updateTable('outboxEmails')
      .set({ payload: JSON.stringify({ id: await message() }) })
      .execute();
    const { status, body } = await staff.call('POST', `${LIST}/${id}/retry`);
    expect([status, body.state]).toEqual([200, 'queued']);
    expect((await staff.auditLog())[0]).toMatchObject({ action: 'email.retry', entityId: id });
    await untilState('sent');
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['sent', 'already_sent'],
    ['skipped', 'not_needed'],
  ])('is refused for one that is %s', async (state, reason) => {
    const { status, body } = await staff.call('POST', `${LIST}/${await recorded({ state })}/retry`);
    expect([status, body.reason]).toEqual([409, reason]);
    expect(sent).toEqual([]);
  });

  it('of one that is not there is a 404', async () => {
    const { status, body } = await staff.call('POST', `${LIST}/${NOBODY}/retry`);
    expect([status, body.reason]).toEqual([404, 'no_such_email']);
  });
});

describe('letting a mail be', () => {
  it('takes it from those that need attention, for good, and is written down once', async () => {
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

  it('of one that is not there is a 404', async () => {
    const { status, body } = await staff.call('POST', `${LIST}/${NOBODY}/dismiss`);
    expect([status, body.reason]).toEqual([404, 'no_such_email']);
  });
});

describe('without a way to send', () => {
  it('says so and counts what waits', async () => {
    await recorded();
    await recorded({ state: 'failed' });
    await recorded({ state: 'needs_attention' });
    const { db } = app.deps;
    expect(await summariseOutbox({ db, holdsMail: true })).toEqual({
      isConfigured: false,
      problem: null,
      counts: { all: 3, queued: 1, sent: 0, failed: 1, needs_attention: 1, skipped: 0 },
    });
    expect((await summariseOutbox({ db, holdsMail: false })).isConfigured).toBe(true);
  });
});
