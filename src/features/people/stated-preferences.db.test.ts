import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { exportedLines } from '../../testing/exported-lines.ts';
import { insertMessage } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { groupAll } from './testing/grouped-people.ts';
import { peopleClient } from './testing/people-client.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof peopleClient>>;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  people = await peopleClient(app);
});
afterAll(() => app.close());

const sent = (lastName: string, email: string, stated?: object) =>
  insertMessage(app.deps.db, {
    ...{ firstName: 'Dana', lastName, email, phone: null },
    ...(stated && { contactPreferences: JSON.stringify(stated) }),
  });

async function personOf(recordId: string) {
  await groupAll(app.deps.db);
  const { data } = await people.read('ofRecord', { kind: 'message', recordId });
  return (await people.read('get', { id: data.id })).data;
}

it('are the strictest of all records of a person, in the list and its export as well', async () => {
  const email = 'dana@example.com';
  const messageId = await sent('Whitfield', email, { mayCall: true, mayText: true });
  const booking = await postJson(
    `${app.url}/api/appointments`,
    bookingBody({
      ...{ scheduledDate: tuesdayAt('09:00'), email },
      contactPreferences: { mayCall: false, bestTimes: 'after 5 pm' },
    }),
  );
  expect(booking.status).toBe(201);
  const stated = { mayCall: false, mayText: true, bestTimes: 'after 5 pm' };
  expect((await personOf(messageId)).contactPreferences).toEqual(stated);
  const { data: list } = await people.read('list', { q: email });
  expect(list.items).toMatchObject([{ contactPreferences: stated }]);
  const [header, row] = await exportedLines(app, '/api/admin/people/export', { q: email });
  expect(header).toContain('Contact preferences');
  expect(row).toContain('Calls: No. Voicemail: No. Text messages: Yes. Best times: after 5 pm');
});

it('include those of people who are joined, and are null for whoever has stated nothing', async () => {
  const one = await personOf(await sent('Okafor', 'okafor@example.com'));
  const other = await personOf(await sent('Obi', 'obi@example.com', { mayEmail: false }));
  expect(one.contactPreferences).toBeNull();
  const { data: joined } = await people.write('join', { id: one.id, otherId: other.id });
  expect(joined.contactPreferences).toEqual({ mayEmail: false });
  const { data: separated } = await people.write('separate', { id: other.id });
  const { data: again } = await people.read('get', { id: one.id });
  expect([separated.contactPreferences, again.contactPreferences]).toContainEqual(null);
});
