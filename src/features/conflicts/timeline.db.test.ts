import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMessage } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { groupAll } from '../people/testing/grouped-people.ts';
import { peopleClient } from '../people/testing/people-client.ts';

let app: TestApp;
let staff: StaffClient;
let people: Awaited<ReturnType<typeof peopleClient>>;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  people = await peopleClient(app);
});
afterAll(() => app.close());

const decide = async (id: string, state: string, version: number) => {
  const input = { kind: 'message', id, state, note: 'Robert Marsh is another one', version };
  expect((await staff.call('POST', '/trpc/conflicts.decide', input)).status).toBe(200);
};

const conflictEvents = async (personId: string) => {
  await groupAll(app.deps.db);
  const { data } = await people.read('timeline', { id: personId });
  return data.items.filter(({ kind }: { kind: string }) => kind === 'conflict');
};

/** A client whose check is complete. */
async function client(email: string) {
  const messageId = await insertMessage(app.deps.db, { email, otherSide: 'Robert Marsh' });
  await groupAll(app.deps.db);
  const { data } = await people.read('ofRecord', { kind: 'message', recordId: messageId });
  return { messageId, personId: data.id as string };
}

it('shows every decision about a conflict, by whom, and no names of others', async () => {
  const { messageId, personId } = await client('ana@example.com');
  await decide(messageId, 'conflict', 0);
  expect(await conflictEvents(personId)).toMatchObject([{ title: 'Conflict check: conflict' }]);
  await decide(messageId, 'cleared', 1);
  const events = await conflictEvents(personId);
  const href = `/admin/contact-submissions?open=${messageId}`;
  expect(events).toMatchObject([
    { title: 'Conflict check: no conflict', text: 'Decided by admin', href },
    { title: 'Conflict check: conflict', text: 'Decided by admin', href },
  ]);
  expect(JSON.stringify(events)).not.toContain('Marsh');
});

it('shows decisions from before, and none once the record is deleted', async () => {
  const { db } = app.deps;
  const { messageId, personId } = await client('luis@example.com');
  const note = { personId, kind: 'note', text: 'Keeps the person.' };
  expect((await people.write('addNote', note)).status).toBe(200);
  await decide(messageId, 'cleared', 0);
  await groupAll(db);
  await db.deleteFrom('timelineEvents').where('kind', '=', 'conflict').execute();
  await db.insertInto('timelineBackfill').values({ kind: 'conflict' }).execute();
  expect(await conflictEvents(personId)).toHaveLength(1);
  await db.deleteFrom('contactSubmissions').where('id', '=', messageId).execute();
  expect(await conflictEvents(personId)).toEqual([]);
  const left = await db
    .selectFrom('timelineEvents')
    .select('kind')
    .where('personId', '=', personId)
    .execute();
  expect(left.map(({ kind }) => kind)).toEqual(['note']);
});
