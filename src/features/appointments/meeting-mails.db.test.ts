import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { insertHosts } from '../scheduling/testing/parallel-hosts.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
});
afterAll(() => app.close());

const saveType = async (change: Record<string, unknown>) => {
  const { body } = await staff.call('GET', '/api/admin/availability');
  const type = body.types.find(({ key }: { key: string }) => key === 'initial');
  const path = '/api/admin/consultation-types/initial';
  const saved = await staff.call('PUT', path, { ...type, ...change });
  expect([saved.status, saved.body]).toEqual([200, expect.objectContaining(change)]);
};

async function book(time: string): Promise<string> {
  const response = await postJson(
    `${app.url}/api/appointments`,
    bookingBody({ scheduledDate: tuesdayAt(time), attorney: 'host-1' }),
  );
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

/** The text of the mail of this kind once it has been sent. */
async function mailAbout(id: string, kind: string): Promise<string> {
  const read = () =>
    app.deps.db
      .selectFrom('outboxEmails')
      .select(['state', 'textBody'])
      .where('dedupeKey', '=', `${kind}:${id}`)
      .executeTakeFirst();
  await expect.poll(async () => (await read())?.state, { timeout: 20_000 }).toBe('sent');
  return (await read())?.textBody ?? '';
}

const calendarFile = async (id: string) =>
  (await fetch(`${app.url}/api/appointments/${id}/calendar.ics`)).text();

it('mails and the calendar file say with whom, how and with what, as staff have saved it', async () => {
  const bringText = 'Your marriage certificate.';
  await saveType({ place: 'phone', placeText: '', bringText, priceLabel: '$150' });
  const id = await book('09:00');
  const confirmation = await mailAbout(id, 'booking_confirmation');
  expect(confirmation).toContain(
    'What: Initial Consultation (30 min)\nPrice: $150\nWith: Host 1\n',
  );
  expect(confirmation).toContain('Where: By phone: Host 1 will call you at (619) 555-0100\n');
  expect(confirmation).toContain('Have at hand: Your marriage certificate.\n');
  const page = await (await fetch(`${app.url}/schedule/booked/${id}`)).text();
  expect(page).toContain('Initial Consultation (30 min) · $150');
  const link = /\/appointment\/[\w-]+/.exec(confirmation)?.[0];
  const linked = await (await fetch(`${app.url}${link}`)).text();
  expect(linked).toContain('30 minutes · $150');
  const notice = await mailAbout(id, 'booking_notice');
  expect(notice).toContain('\nWith: Host 1\nHow: By phone\n');
  const file = await calendarFile(id);
  expect(file).toMatch(/DESCRIPTION:With Host 1\.\\nHost 1 will call you\./);
  expect(file).toContain('LOCATION:By phone');
  expect(file).not.toMatch(/555-0100|marriage/);
});

it('a video call has its link in the mail and in the calendar', async () => {
  await saveType({ place: 'video', placeText: 'https://meet.example/r/7', bringText: '' });
  const id = await book('10:00');
  const confirmation = await mailAbout(id, 'booking_confirmation');
  expect(confirmation).toContain('Where: https://meet.example/r/7\n');
  expect(await calendarFile(id)).toContain('URL;VALUE=URI:https://meet.example/r/7');
});

it('a type that is saved without words on what to bring has the standard ones', async () => {
  await saveType({ place: 'office', placeText: 'Fourth floor.', bringText: '' });
  const id = await book('11:00');
  const confirmation = await mailAbout(id, 'booking_confirmation');
  expect(confirmation).toMatch(
    /\nWhere: .*\nPlease note: Fourth floor\.\nWhat to bring: A photo ID/,
  );
});
