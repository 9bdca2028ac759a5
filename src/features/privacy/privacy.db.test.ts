import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { subYears } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type PrivacyClient, privacyClient, usesEverything } from '../../testing/privacy-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import type { OutgoingMail } from '../email/mail.ts';
import { emailPseudonym } from './email-pseudonym.ts';

const DANA = 'Dana.W@example.com';
const AYESHA = 'ayesha@example.com';

let app: TestApp;
let staff: PrivacyClient;
let holdsMails = true;
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  app = await startTestApp({
    env: STAFF_ENV,
    mailTransport: {
      send: async (message) => {
        if (holdsMails) throw new Error('connect ECONNREFUSED');
        sent.push(message);
      },
      close: () => {},
    },
  });
  staff = await privacyClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  holdsMails = true;
  sent.length = 0;
  for (const table of TABLES) await deleteAll(app.deps.db, table);
});

const TABLES = [
  'appointments',
  'contactSubmissions',
  'probateCalculations',
  'newsletterSubscribers',
  'outboxEmails',
  'calendarEvents',
] as const;

const dana = (changes: { time?: string } = {}) =>
  usesEverything(app, { email: DANA, firstName: 'Dana', time: '09:00', ...changes });
const ayesha = () => usesEverything(app, { email: AYESHA, firstName: 'Ayesha', time: '10:00' });

/** The columns that workers write while a test runs: the state of mails, and when an answer is due. */
const OF_WORKERS = new Set([
  'state',
  'attempts',
  'lastError',
  'failingSince',
  'dueAt',
  'takenUntil',
  'answerDueAt',
]);

/** Every row of the tables with personal data, as text. */
async function everything(): Promise<string> {
  const { db } = app.deps;
  const rows = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()));
  const links = await db.selectFrom('appointmentLinks').selectAll().execute();
  const lasting = (name: string, value: unknown) => (OF_WORKERS.has(name) ? undefined : value);
  // Sorted as text, because updates by workers change the order in which the database returns rows.
  return [...rows.flat(), ...links]
    .map((row) => JSON.stringify(row, lasting))
    .sort()
    .join('\n');
}

const takesPlace = (id: string, scheduledDate: Date, status = 'completed') =>
  app.deps.db
    .updateTable('appointments')
    .set({
      scheduledDate,
      endsAt: sql`${scheduledDate}::timestamptz + make_interval(mins => duration)`,
      status,
    })
    .where('id', '=', id)
    .execute();

describe('finding', () => {
  it('counts every record kind of the address, case-insensitively, and of no other', async () => {
    const { appointment, message } = await dana();
    await ayesha();
    await staff.call('PUT', `/api/admin/contact-submissions/${message}/resolved`);
    const { status, data } = await staff.find(DANA.toUpperCase());
    expect(status).toBe(200);
    expect(data.kinds.map(({ kind, count }) => [kind, count])).toEqual([
      ['messages', 1],
      ['appointments', 1],
      ['waits', 0],
      ['payments', 0],
      ['questions', 0],
      ['conflictChecks', 0],
      ['agreements', 0],
      ['calculations', 1],
      ['subscriptions', 1],
      ['documents', 0],
      ['notes', 0],
      ['webhookEvents', 0],
      // Confirmation and notice, receipt and notice, result, please confirm.
      ['mails', 6],
      ['accounts', 0],
      ['auditEntries', 1],
    ]);
    expect(data.upcoming).toMatchObject([{ id: appointment, status: 'scheduled' }]);
    expect(data.clientFile).toEqual([]);
    expect(data.kinds[0]).toMatchObject({
      firstAt: TEST_NOW.toISOString(),
      lastAt: TEST_NOW.toISOString(),
      rows: [{ id: message, at: TEST_NOW.toISOString() }],
    });
  });

  it('finds accounts by their address, and audit entries about them', async () => {
    await app.deps.db
      .insertInto('users')
      .values({ username: 'maren', sub: 'maren', email: 'Maren@example.com', role: 'pending' })
      .execute();
    const { data } = await staff.find('maren@example.com');
    expect(data.kinds.find(({ kind }) => kind === 'accounts')).toMatchObject({
      count: 1,
      rows: [{ id: 'maren', what: 'pending' }],
    });
    await app.deps.db.deleteFrom('users').where('username', '=', 'maren').execute();
  });

  it('finds nothing for an unknown address, and rejects an invalid one by name', async () => {
    const { data } = await staff.find('nobody@example.com');
    expect(data.kinds.every(({ count }) => count === 0)).toBe(true);
    for (const procedure of ['find', 'exported'] as const) {
      const { status, error } = await staff[procedure]('dana');
      expect([status, Object.keys(error.fieldErrors ?? {})]).toEqual([400, ['email']]);
    }
  });

  it('still finds the mails about an appointment that staff have deleted', async () => {
    const { appointment } = await dana();
    await staff.call('DELETE', `/api/admin/appointments/${appointment}`);
    const { data } = await staff.find(DANA);
    const mails = data.kinds.find(({ kind }) => kind === 'mails');
    expect(mails?.rows.map(({ what }) => what).sort()).toEqual([
      'booking_cancelled',
      'booking_confirmation',
      'booking_notice',
      'contact_notice',
      'contact_receipt',
      'newsletter_confirmation',
      'probate_result',
    ]);
  });
});

describe('the file', () => {
  it('contains complete rows without secrets, and the export is audited', async () => {
    holdsMails = false;
    const { appointment, message, token } = await dana();
    await ayesha();
    await staff.call('PUT', `/api/admin/contact-submissions/${message}/read`);
    await expect.poll(() => sent.length).toBeGreaterThan(11);
    const { data } = await staff.exported(DANA);
    const file = JSON.parse(data.json);
    expect(file).toMatchObject({
      format: 'lawfront-person',
      version: 1,
      exportedAt: TEST_NOW.toISOString(),
      email: DANA,
      isCut: false,
      messages: [
        { id: message, message: expect.stringContaining('Dana writes: my husband has moved out.') },
      ],
      appointments: [{ id: appointment, notes: 'We have two children.', links: [{}] }],
      calculations: [{ userEmail: DANA, estateValue: '1000000.00' }],
      subscriptions: [{ email: DANA, status: 'pending' }],
      auditEntries: [{ action: 'contact.read', entityId: message }],
    });
    expect(file.mails).toHaveLength(6);
    expect(data.json).not.toMatch(/Ayesha|ayesha|sealedToken|tokenHash|searchVector/);
    expect(data.json).not.toContain(token);
    expect(data.name).toBe('personal-data-2031-03-10.json');
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({
      actor: 'admin',
      action: 'privacy.export',
      entity: 'people',
      entityId: emailPseudonym(app.deps.secrets, DANA),
      after: { messages: 1, appointments: 1, mails: 6 },
    });
    expect(JSON.stringify(entry)).not.toMatch(/dana/i);
  });
});

it('the file is named by the date at the firm', async () => {
  const setZone = (zone: string) => app.deps.db.updateTable('firmProfile').set({ zone }).execute();
  onTestFinished(async () => {
    await setZone('America/Los_Angeles');
  });
  await dana();
  await setZone('Pacific/Kiritimati');
  expect((await staff.exported(DANA)).data.name).toBe('personal-data-2031-03-11.json');
});

describe('erasing', () => {
  it('deletes everything of one person, and nothing of others', async () => {
    await ayesha();
    const before = await everything();
    await dana();
    const { status, data } = await staff.erase(DANA.toLowerCase(), { cancelUpcoming: true });
    expect([status, data]).toEqual([
      200,
      {
        messages: 1,
        appointments: 1,
        keptAppointments: 0,
        agreements: 0,
        keptAgreements: 0,
        waits: 0,
        calculations: 1,
        questions: 0,
        subscriptions: 1,
        documents: 0,
        people: 0,
        notes: 0,
        mails: 6,
        auditEntries: 0,
      },
    ]);
    expect(await everything()).toBe(before);
    const [erase, deletion] = await staff.auditLog(2);
    expect(erase).toEqual({
      actor: 'admin',
      action: 'privacy.erase',
      entity: 'people',
      entityId: emailPseudonym(app.deps.secrets, DANA),
      before: null,
      after: data,
    });
    expect(deletion).toMatchObject({ action: 'appointment.delete', after: null });
  });

  it('deletes the answers that are kept for repeated requests', async () => {
    await dana();
    await app.deps.db
      .insertInto('idempotencyKeys')
      .values({
        keyHash: 'key',
        requestHash: 'request',
        attemptId: '9b2d4c6e-1a3f-4e5d-8c7b-6a5f4e3d2c77',
        leasedUntil: TEST_NOW,
        isWritten: true,
        sealedAnswer: 'v1.key.about-dana',
        createdAt: TEST_NOW,
      })
      .execute();
    expect((await staff.erase(DANA, { cancelUpcoming: true })).status).toBe(200);
    const [row] = await app.deps.db.selectFrom('idempotencyKeys').selectAll().execute();
    expect(row).toMatchObject({ isWritten: true, sealedAnswer: null });
  });

  it('is idempotent and audited once', async () => {
    await dana();
    await staff.erase(DANA, { cancelUpcoming: true });
    const log = await staff.auditLog(3);
    const again = await staff.erase(DANA, { cancelUpcoming: true });
    expect(again.status).toBe(200);
    expect(Object.values(again.data).every((count) => count === 0)).toBe(true);
    expect(await staff.auditLog(3)).toEqual(log);
  });

  it('is rejected while appointments are upcoming, unless they are cancelled', async () => {
    await dana();
    const before = await everything();
    const refused = await staff.erase(DANA);
    expect([refused.status, refused.error.reason]).toEqual([409, 'upcoming_appointments']);
    expect(refused.error.message).toContain('Mar 11, 2031 at 9:00 AM');
    expect(await everything()).toBe(before);
  });

  it('is rejected if records arrived since the review', async () => {
    const { message } = await dana();
    const { data } = await staff.find(DANA);
    await staff.call('PUT', `/api/admin/contact-submissions/${message}/read`);
    const later = await usesEverything(app, { email: DANA, firstName: 'Dana', time: '11:00' });
    const refused = await staff.eraseSeen(DANA, data.seen, { cancelUpcoming: true });
    expect([refused.status, refused.error.reason]).toEqual([409, 'edited_meanwhile']);
    expect(await everything()).toContain(later.message);
  });

  it('requires the address to be typed again', async () => {
    const { status, error } = await staff.erase(DANA, { confirmation: AYESHA });
    expect([status, Object.keys(error.fieldErrors ?? {})]).toEqual([400, ['confirmation']]);
  });

  it.each([
    ['completed', TEST_NOW],
    ['confirmed', subYears(TEST_NOW, 4)],
  ])('keeps a %s consultation as the client’s file until five years after', async (status, at) => {
    const { appointment } = await dana();
    await takesPlace(appointment, at, status);
    const found = await staff.find(DANA);
    expect(found.data.upcoming).toEqual([]);
    const { data } = await staff.erase(DANA);
    expect(data).toMatchObject({ messages: 1, appointments: 0, keptAppointments: 1, mails: 6 });
    const [kept] = await app.deps.db.selectFrom('appointments').selectAll().execute();
    expect(kept).toMatchObject({ id: appointment, email: DANA, notes: 'We have two children.' });
    expect(kept?.eraseAfter?.toISOString()).toBe(found.data.clientFile[0]?.keptUntil);
    const again = await staff.erase(DANA);
    expect(Object.values(again.data).every((count) => count === 0)).toBe(true);
    const all = await staff.erase(DANA, { keepClientFile: false });
    expect(all.data).toMatchObject({ appointments: 1, keptAppointments: 0 });
  });

  it.each([
    ['completed', subYears(TEST_NOW, 6)],
    ['cancelled', TEST_NOW],
  ])('keeps nothing that was %s at %s', async (status, at) => {
    const { appointment } = await dana();
    await takesPlace(appointment, at, status);
    const { data } = await staff.erase(DANA);
    expect(data).toMatchObject({ appointments: 1, keptAppointments: 0 });
  });

  it('keeps entries of the audit log, and erases the person in them', async () => {
    const { message } = await dana();
    await staff.call('PUT', `/api/admin/contact-submissions/${message}/read`);
    const insert = (entry: { entity: string; entityId: string | null; after: object }) =>
      app.deps.db
        .insertInto('auditLog')
        .values({ actor: 'maren', action: 'x.y', ...entry, after: JSON.stringify(entry.after) })
        .returning('id')
        .executeTakeFirstOrThrow();
    const named = await insert({
      entity: 'contact_submissions',
      entityId: message,
      after: { firstName: 'Dana', isRead: true, list: [{ phone: '1' }] },
    });
    const searched = await insert({
      entity: 'contact_submissions',
      entityId: null,
      after: { q: `x ${DANA.toLowerCase()}`, status: 'new', rows: 3 },
    });
    const other = await insert({
      entity: 'contact_submissions',
      entityId: 'another',
      after: { firstName: 'Dana' },
    });
    const letIn = await insert({ entity: 'users', entityId: 'u', after: { email: DANA } });
    const { data } = await staff.erase(DANA, { cancelUpcoming: true });
    expect(data.auditEntries).toBe(2);
    const stateOf = async ({ id }: { id: string }) =>
      (
        await app.deps.db
          .selectFrom('auditLog')
          .select(['actor', 'after'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).after;
    expect(await stateOf(named)).toEqual({
      firstName: 'erased',
      isRead: true,
      list: [{ phone: 'erased' }],
    });
    expect(await stateOf(searched)).toEqual({ q: 'erased', status: 'new', rows: 3 });
    expect(await stateOf(other)).toEqual({ firstName: 'Dana' });
    expect(await stateOf(letIn)).toEqual({ email: DANA });
  });
});
