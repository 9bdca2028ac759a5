import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingBody, postJson } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { insertMessage } from '../../../testing/messages.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { answerDueAt } from './answer-due-at.ts';
import { computeDues } from './compute-dues.ts';
import { readAnswerTerms } from './read-terms.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['contactSubmissions', 'appointments', 'timeOff'] as const) {
    await deleteAll(app.deps.db, table);
  }
});

const SETTINGS = '/api/admin/answer-settings';
const FRIDAY_EVENING = new Date('2031-03-08T04:00:00Z');

const dueOf = async (id: string) =>
  (
    await app.deps.db
      .selectFrom('contactSubmissions')
      .select('answerDueAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).answerDueAt;

const expected = async (since: Date) => {
  const { promiseHours, office } = await readAnswerTerms(app.deps.db);
  return answerDueAt(since, promiseHours, office);
};

describe('a message', () => {
  it('gets its due time without a call, also one that the release before has stored', async () => {
    const id = await insertMessage(app.deps.db, { createdAt: FRIDAY_EVENING });
    await expect.poll(() => dueOf(id), { timeout: 20_000 }).toEqual(await expected(FRIDAY_EVENING));
  });

  it('that is answered keeps its due time when the promise changes; one that waits gets another', async () => {
    const [waiting, answered] = [
      await insertMessage(app.deps.db, { createdAt: FRIDAY_EVENING }),
      await insertMessage(app.deps.db, { createdAt: FRIDAY_EVENING }),
    ];
    await computeDues(app.deps);
    const before = await expected(FRIDAY_EVENING);
    await app.deps.db
      .updateTable('contactSubmissions')
      .set({ answeredAt: app.deps.now(), answeredHow: 'phone' })
      .where('id', '=', answered)
      .execute();
    const { body } = await staff.call('GET', SETTINGS);
    const changed = await staff.call('PUT', SETTINGS, { ...body, promiseHours: 96 });
    expect(changed.body.promiseHours).toBe(96);
    await computeDues(app.deps);
    const after = await expected(FRIDAY_EVENING);
    expect(after).not.toEqual(before);
    expect([await dueOf(waiting), await dueOf(answered)]).toEqual([after, before]);
    await staff.call('PUT', SETTINGS, body);
  });

  it('is due later if days are closed', async () => {
    const id = await insertMessage(app.deps.db, { createdAt: FRIDAY_EVENING });
    await computeDues(app.deps);
    const before = await dueOf(id);
    await app.deps.db
      .insertInto('timeOff')
      .values({
        startsAt: new Date('2031-03-08T08:00:00Z'),
        endsAt: new Date('2031-03-15T07:00:00Z'),
        createdBy: 'admin',
      })
      .execute();
    await computeDues(app.deps);
    expect((await dueOf(id))?.getTime()).toBeGreaterThan(before?.getTime() ?? Infinity);
  });

  it('that is resolved, spam or deleted gets none', async () => {
    const ids = [
      await insertMessage(app.deps.db, { isResolved: true }),
      await insertMessage(app.deps.db, { isSpam: true }),
      await insertMessage(app.deps.db, { deletedAt: app.deps.now() }),
    ];
    await computeDues(app.deps);
    expect(await Promise.all(ids.map(dueOf))).toEqual([null, null, null]);
  });
});

describe('a booking', () => {
  const answerOf = (id: string) =>
    app.deps.db
      .selectFrom('bookingAnswers')
      .select(['since', 'dueAt', 'answeredAt'])
      .where('appointmentId', '=', id)
      .executeTakeFirst();
  const status = (id: string, to: string) =>
    app.deps.db.updateTable('appointments').set({ status: to }).where('id', '=', id).execute();

  it('waits for confirmation until it has another status, by whichever release', async () => {
    const response = await postJson(`${app.url}/api/appointments`, bookingBody());
    const { id } = await response.json();
    await computeDues(app.deps);
    const waiting = await answerOf(id);
    expect(waiting).toMatchObject({ answeredAt: null, dueAt: expect.any(Date) });
    await status(id, 'confirmed');
    expect((await answerOf(id))?.answeredAt).toBeInstanceOf(Date);
    await status(id, 'scheduled');
    await computeDues(app.deps);
    expect(await answerOf(id)).toMatchObject({ answeredAt: null, dueAt: expect.any(Date) });
  });
});

describe('the settings', () => {
  it.each([0, 241, 1.5, 'a day', null])('refuse %s hours by name', async (promiseHours) => {
    const { body } = await staff.call('GET', SETTINGS);
    const refused = await staff.call('PUT', SETTINGS, { ...body, promiseHours });
    expect([refused.status, Object.keys(refused.body.fieldErrors)]).toEqual([
      400,
      ['promiseHours'],
    ]);
  });
});
