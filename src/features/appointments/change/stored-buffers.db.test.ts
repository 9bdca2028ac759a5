import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { STAFF_ENV, staffToken } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { trpcClient } from '../../identity/testing/trpc-client.ts';
import type { Availability, FreeStart } from '../../scheduling/slots/schema.ts';
import { bookWithLink } from '../testing/linked-appointment.ts';

/** An appointment keeps its buffers when it moves, even if those of its type have changed since it was booked. */

let app: TestApp;
let staff: StaffClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
  token = await staffToken(app);
});
afterAll(() => app.close());
beforeEach(() => deleteAll(app.deps.db, 'appointments'));

async function setBufferOfType(bufferAfterMinutes: number): Promise<void> {
  await app.deps.db
    .updateTable('consultationTypes')
    .set({ bufferAfterMinutes })
    .where('key', '=', 'initial')
    .execute();
  await app.deps.content.settle();
}

const TUESDAY = '2031-03-11';
const isFree = ({ days }: Availability, time: string): boolean =>
  days[0]?.slots.some(
    ({ start, state }) => state === 'free' && +new Date(start) === +new Date(tuesdayAt(time)),
  ) ?? false;
const offers = (alternatives: readonly FreeStart[], time: string): boolean =>
  alternatives.some(({ start }) => +new Date(start) === +new Date(tuesdayAt(time)));

describe.each([
  // 9:30 ends when the appointment at 10:00 begins.
  { booked: 0, now: 30, isFreeAt930: true },
  { booked: 30, now: 0, isFreeAt930: false },
])(
  'an appointment booked with $booked minutes after it, now $now',
  ({ booked, now, isFreeAt930 }) => {
    let moved: { id: string; token: string };
    beforeEach(async () => {
      await setBufferOfType(booked);
      moved = await bookWithLink(app, { scheduledDate: tuesdayAt('14:00') });
      await bookWithLink(app, { scheduledDate: tuesdayAt('10:00'), email: 'other@example.com' });
      await setBufferOfType(now);
    });

    const link = (path: string) => `${app.url}/api/appointment-links/${moved.token}/${path}`;
    const moveByClient = async (time: string) => {
      const response = await postJson(link('move'), { scheduledDate: tuesdayAt(time) });
      return { status: response.status, body: await response.json() };
    };
    const moveByStaff = (time: string) =>
      staff.call('PUT', `/api/admin/appointments/${moved.id}/time`, {
        scheduledDate: tuesdayAt(time),
      });

    it('offers the client the times to which it can move', async () => {
      const listed = await fetch(link(`availability?from=${TUESDAY}&to=${TUESDAY}`));
      expect(isFree(await listed.json(), '09:30')).toBe(isFreeAt930);
      const refused = await moveByClient('10:00');
      expect(refused.status).toBe(409);
      expect(offers(refused.body.alternatives, '09:30')).toBe(isFreeAt930);
      expect((await moveByClient('09:30')).status).toBe(isFreeAt930 ? 200 : 409);
    });

    it('offers staff the times to which it can move', async () => {
      const listed = await trpcClient(app.url, token).appointments.freeTimes.query({
        ...{ from: TUESDAY, to: TUESDAY, minutes: 30 },
        ...{ type: 'initial', excludeAppointmentId: moved.id },
      });
      expect(isFree(listed, '09:30')).toBe(isFreeAt930);
      const refused = await moveByStaff('10:00');
      expect(refused.status).toBe(409);
      expect(offers(refused.body.alternatives, '09:30')).toBe(isFreeAt930);
      expect((await moveByStaff('09:30')).status).toBe(isFreeAt930 ? 200 : 409);
    });
  },
);
