import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertMessage } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { groupAll } from '../people/testing/grouped-people.ts';
import { peopleClient } from '../people/testing/people-client.ts';

const LIST = '/api/admin/contact-submissions';

let app: TestApp;
let staff: StaffClient;
let people: Awaited<ReturnType<typeof peopleClient>>;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  people = await peopleClient(app);
});
afterAll(() => app.close());

async function eventsOf(messageId: string): Promise<{ title: string; href: string | null }[]> {
  await groupAll(app.deps.db);
  const { data: person } = await people.read('ofRecord', { kind: 'message', recordId: messageId });
  const { data } = await people.read('timeline', { id: person.id });
  return data.items;
}
const titlesOf = async (messageId: string) =>
  (await eventsOf(messageId)).map(({ title }) => title).sort();

it('shows a reply once, with its author and the message', async () => {
  const id = await insertMessage(app.deps.db, { email: 'reply@example.com' });
  const reply = { replyId: randomUUID(), body: 'Thank you.' };
  expect((await staff.call('POST', `${LIST}/${id}/replies`, reply)).status).toBe(200);
  expect(await titlesOf(id)).toEqual(['Admin wrote a reply to a message', 'Message']);
  const href = `/admin/contact-submissions?open=${id}`;
  expect((await eventsOf(id)).map((event) => event.href)).toEqual([href, href]);
});

it('shows that a message was answered by phone, and that this was undone', async () => {
  const id = await insertMessage(app.deps.db, { email: 'phone@example.com' });
  const change = { ids: [id], state: 'answered' };
  expect((await staff.call('POST', `${LIST}/triage`, change)).status).toBe(200);
  expect(await titlesOf(id)).toEqual(['Admin answered a message by phone', 'Message']);
  expect((await staff.call('POST', `${LIST}/triage/undo`, change)).status).toBe(200);
  expect(await titlesOf(id)).toContain('Admin undid that a message was answered by phone');
});
