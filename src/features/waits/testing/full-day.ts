import { bookingBody, postJson, tuesdayAt } from '../../../testing/booking-requests.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** Monday, March 10, 2031, 9:00 AM in San Diego: offers are sent. */
export const MONDAY_9_AM = new Date('2031-03-10T16:00:00Z');

/** Blocks that Tuesday for everybody, except from 9:00 to 9:30 and from 10:00 to 10:30. */
export async function blockTuesday({ deps: { db } }: TestApp): Promise<void> {
  const gaps = [
    ['00:00', '09:00'],
    ['09:30', '10:00'],
    ['10:30', '23:45'],
  ] as const;
  await db
    .insertInto('timeOff')
    .values(
      gaps.map(([from, to]) => ({
        startsAt: new Date(tuesdayAt(from)),
        endsAt: new Date(tuesdayAt(to)),
        reason: 'Closed',
        createdBy: 'maren',
      })),
    )
    .execute();
}

/** Books a time on that Tuesday as somebody else. Returns the id of the appointment. */
export async function bookTuesday(app: TestApp, time: string): Promise<string> {
  const email = `other-${time.replace(':', '')}@example.com`;
  const body = bookingBody({ email, scheduledDate: tuesdayAt(time) });
  const response = await postJson(`${app.url}/api/appointments`, body);
  const { id } = await response.json();
  if (response.status !== 201) throw new Error(`The booking was refused: ${response.status}`);
  return id;
}
