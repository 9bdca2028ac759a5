import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { subDays } from '../../platform/time/date-math.ts';
import { postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage, messageBody } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { contactPersonalData, DELETED_MESSAGE_DAYS, SPAM_MESSAGE_DAYS } from './personal-data.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, RATE_LIMIT_FACTOR: '1000' } });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await deleteAll(app.deps.db, 'contactSubmissions');
  await deleteAll(app.deps.db, 'outboxEmails');
});

const LIST = '/api/admin/contact-submissions';

const send = async (email: string) => {
  const response = await postJson(`${app.url}/api/contact`, messageBody({ email }));
  const { id, ...body } = await response.json();
  return { id, status: response.status, body };
};

const set = async (ids: string[], state: string, more: object = {}) => {
  const { status, body } = await staff.call('POST', `${LIST}/triage`, { ids, state, ...more });
  return status === 200 ? body.ids.sort() : { status, fields: Object.keys(body.fieldErrors) };
};
const undo = async (ids: string[], state: string) =>
  (await staff.call('POST', `${LIST}/triage/undo`, { ids, state })).body.ids.sort();

const listed = async (query = '') =>
  (await staff.call('GET', `${LIST}${query}`)).body.map(({ id }: { id: string }) => id).sort();

const mailsAbout = async (id: string) =>
  (
    await app.deps.db
      .selectFrom('outboxEmails')
      .select(['kind', 'dedupeKey'])
      .where('dedupeKey', 'like', `%:${id}`)
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind);

describe('suspected spam', () => {
  const write = async (changes: object) => {
    const response = await postJson(`${app.url}/api/contact`, messageBody(changes));
    return { status: response.status, body: await response.json() };
  };
  const suspicion = async (id: string) => {
    const { suspectedSpam, isSpam } = await app.deps.db
      .selectFrom('contactSubmissions')
      .select(['suspectedSpam', 'isSpam'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { suspectedSpam, isSpam };
  };

  it('is a message with the honeypot filled in: listed as any other, but without mails', async () => {
    const { status, body } = await write({ website: 'https://filled.example' });
    const usual = await write({ email: 'else@example.com', website: ' ' });
    expect([status, Object.keys(body)]).toEqual([201, Object.keys(usual.body)]);
    expect(await suspicion(body.id)).toEqual({ suspectedSpam: true, isSpam: false });
    expect(await suspicion(usual.body.id)).toEqual({ suspectedSpam: false, isSpam: false });
    expect(await listed('?status=new')).toEqual([body.id, usual.body.id].sort());
    expect(await mailsAbout(body.id)).toEqual([]);
    expect(await mailsAbout(usual.body.id)).toEqual(['contact_notice', 'contact_receipt']);
  });

  it('is cleared by staff, who can undo that, and does not silence later messages', async () => {
    const { body } = await write({ website: 'x' });
    expect(await set([body.id], 'not_spam')).toEqual([body.id]);
    expect(await suspicion(body.id)).toEqual({ suspectedSpam: false, isSpam: false });
    expect(await set([body.id], 'not_spam')).toEqual([]);
    expect(await undo([body.id], 'not_spam')).toEqual([body.id]);
    expect(await suspicion(body.id)).toEqual({ suspectedSpam: true, isSpam: false });
    const later = await write({ message: 'Another message.' });
    expect(await mailsAbout(later.body.id)).toEqual(['contact_notice', 'contact_receipt']);
  });

  it('keeps its state if a change that an earlier release recorded is undone', async () => {
    const { body } = await write({ website: 'x' });
    await set([body.id], 'spam');
    await set([body.id], 'not_spam');
    const { actor } = await app.deps.db
      .selectFrom('auditLog')
      .select('actor')
      .where('entityId', '=', body.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await app.deps.db
      .insertInto('auditLog')
      .values({
        ...{ actor, action: 'contact.not-spam', entity: 'contact_submissions', entityId: body.id },
        before: { isSpam: true },
        after: { isSpam: false },
      })
      .execute();
    expect(await undo([body.id], 'not_spam')).toEqual([body.id]);
    expect(await suspicion(body.id)).toEqual({ suspectedSpam: false, isSpam: true });
  });
});

describe('spam', () => {
  it('keeps the sender quiet, who gets the same answer, until it is taken back', async () => {
    const first = await send('noisy@example.com');
    expect(await mailsAbout(first.id)).toEqual(['contact_notice', 'contact_receipt']);
    expect(await set([first.id], 'spam')).toEqual([first.id]);
    const second = await send('Noisy+again@example.com');
    const other = await send('dana@example.com');
    expect(second.status).toBe(201);
    expect(Object.keys(second.body)).toEqual(Object.keys(other.body));
    expect([await mailsAbout(second.id), (await mailsAbout(other.id)).length]).toEqual([[], 2]);
    expect(await listed()).toEqual([other.id]);
    expect(await listed('?status=spam')).toEqual([first.id, second.id].sort());
    expect(await set([second.id], 'not_spam')).toEqual([first.id, second.id].sort());
    expect(await listed()).toEqual([first.id, second.id, other.id].sort());
    const third = await send('noisy@example.com');
    expect((await mailsAbout(third.id)).length).toBe(2);
  });

  it('is in no other status, and can be undone', async () => {
    const id = await insertMessage(app.deps.db);
    await set([id], 'spam');
    for (const status of ['new', 'waiting', 'unresolved', 'resolved', 'deleted']) {
      expect(await listed(`?status=${status}`)).toEqual([]);
    }
    expect(await undo([id], 'spam')).toEqual([id]);
    expect(await listed('?status=waiting')).toEqual([id]);
  });
});

describe('deletion', () => {
  it('hides a message, can be undone, and is final after its retention period', async () => {
    const [id, kept] = [await insertMessage(app.deps.db), await insertMessage(app.deps.db)];
    expect(await set([id], 'deleted')).toEqual([id]);
    expect([await listed(), await listed('?status=deleted')]).toEqual([[kept], [id]]);
    expect(await undo([id], 'deleted')).toEqual([id]);
    expect(await listed()).toEqual([id, kept].sort());
    await set([id], 'deleted');
    expect(await set([id], 'restored')).toEqual([id]);
    await set([id], 'deleted');
    const later = (days: number) => new Date(app.deps.now().getTime() + days * 86_400_000);
    await contactPersonalData.applyRetention?.(app.deps.db, later(DELETED_MESSAGE_DAYS - 1));
    expect(await listed('?status=deleted')).toEqual([id]);
    await contactPersonalData.applyRetention?.(app.deps.db, later(DELETED_MESSAGE_DAYS + 1));
    expect([await listed('?status=deleted'), await listed()]).toEqual([[], [kept]]);
  });

  it('of spam follows its arrival', async () => {
    const now = app.deps.now();
    const old = { isSpam: true, createdAt: subDays(now, SPAM_MESSAGE_DAYS + 1) };
    const spam = [
      await insertMessage(app.deps.db, old),
      await insertMessage(app.deps.db, { isSpam: true, createdAt: now }),
    ];
    await contactPersonalData.applyRetention?.(app.deps.db, now);
    expect(await listed('?status=spam')).toEqual(spam.slice(1));
  });
});

describe('who answers', () => {
  it('is assigned, filtered and undone', async () => {
    const [mine, free] = [await insertMessage(app.deps.db), await insertMessage(app.deps.db)];
    expect(await set([mine, free], 'assigned', { assignedTo: 'admin' })).toEqual(
      [mine, free].sort(),
    );
    expect(await set([free], 'assigned', { assignedTo: null })).toEqual([free]);
    expect([await listed('?assigned=mine'), await listed('?assigned=unassigned')]).toEqual([
      [mine],
      [free],
    ]);
    expect(await undo([mine, free], 'assigned')).toEqual([mine, free].sort());
    expect(await listed('?assigned=mine')).toEqual([free]);
    expect(await set([mine], 'assigned', { assignedTo: 'nobody-here' })).toEqual({
      status: 400,
      fields: ['assignedTo'],
    });
  });
});

describe('an answer by phone', () => {
  const answerOf = (id: string) =>
    app.deps.db
      .selectFrom('contactSubmissions')
      .select(['isRead', 'answeredHow', 'answeredAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  it('is noted once, ends the wait, and can be undone', async () => {
    const id = await insertMessage(app.deps.db);
    expect(await set([id], 'answered')).toEqual([id]);
    expect(await answerOf(id)).toEqual({
      isRead: true,
      answeredHow: 'phone',
      answeredAt: app.deps.now(),
    });
    expect([await set([id], 'answered'), await listed('?status=waiting')]).toEqual([[], []]);
    expect(await undo([id], 'answered')).toEqual([id]);
    expect(await answerOf(id)).toEqual({ isRead: false, answeredHow: null, answeredAt: null });
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({ action: 'contact.unphone', after: { answeredHow: null } });
  });

  it('counts as the first one, also if the message is then resolved and reopened', async () => {
    const id = await insertMessage(app.deps.db);
    await set([id], 'answered');
    await set([id], 'resolved');
    await undo([id], 'resolved');
    expect((await answerOf(id)).answeredHow).toBe('phone');
    const resolved = await insertMessage(app.deps.db);
    await set([resolved], 'resolved');
    expect((await answerOf(resolved)).answeredHow).toBe('resolved');
    await undo([resolved], 'resolved');
    expect((await answerOf(resolved)).answeredHow).toBe(null);
  });
});
