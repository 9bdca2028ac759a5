import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMinutes } from '../../../platform/time/date-math.ts';
import { bookingBody, postJson } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { getSchedule } from '../queries.ts';
import { staffSlotRequest } from '../slot-request.ts';
import { insertBusyCalendar } from '../testing/busy-calendar.ts';
import { minutesOf, slotsByMinute, type Taken } from '../testing/minute-grid.ts';
import { insertHosts } from '../testing/parallel-hosts.ts';

/** Two attorneys, with random busy times in their calendars and in that of the firm. */

const DATE = '2031-03-11';
const FROM = new Date('2031-03-11T07:00:00Z');
const MINUTES = minutesOf('America/Los_Angeles', DATE, 2).filter(({ date }) => date === DATE);

let app: TestApp;
let hosts: number[];
beforeAll(async () => {
  app = await startTestApp();
  hosts = await app.deps.db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
});
afterAll(() => app.close());

const busyTime = fc.record({
  /** The index of the attorney; 2 for the firm. */
  owner: fc.constantFrom(0, 1, 2),
  startMinute: fc.integer({ min: 8 * 60, max: 17 * 60 }),
  minutes: fc.constantFrom(1, 15, 30, 45, 90, 240),
});

async function slots(attorney: string | undefined): Promise<{ start: string; state: string }[]> {
  const whose = attorney ? `&attorney=${attorney}` : '';
  const response = await fetch(
    `${app.url}/api/appointments/availability?from=${DATE}&to=${DATE}${whose}`,
  );
  const { days } = await response.json();
  return days[0].slots.map(({ start, state }: { start: string; state: string }) => ({
    start: new Date(start).toISOString(),
    state,
  }));
}

let clients = 0;
async function book(scheduledDate: string, attorney: string | undefined): Promise<number> {
  clients += 1;
  const body = bookingBody({ scheduledDate, attorney, email: `any${clients}@example.com` });
  return (await postJson(`${app.url}/api/appointments`, body)).status;
}

it('the slots of each attorney and of anyone are those of the minute grid, and only free ones can be booked', async () => {
  const { db } = app.deps;
  const schedule = await getSchedule(db);
  const whom = fc.constantFrom(0, 1, undefined);
  await fc.assert(
    fc.asyncProperty(
      fc.array(busyTime, { maxLength: 8 }),
      whom,
      fc.nat(12),
      async (busy, who, at) => {
        await deleteAll(db, 'calendarSettings');
        await deleteAll(db, 'appointments');
        const calendars = new Map<number, string>();
        const taken: Taken[] = [];
        for (const { owner, startMinute, minutes } of busy) {
          const host = hosts[owner] ?? null;
          const startsAt = addMinutes(FROM, startMinute);
          const time = { startsAt, endsAt: addMinutes(startsAt, minutes) };
          const calendarId = calendars.get(owner);
          if (calendarId === undefined) {
            calendars.set(owner, await insertBusyCalendar(app.deps, { ...time, hostNumber: host }));
          } else {
            await db
              .insertInto('calendarBusyTimes')
              .values({ ...time, calendarId, hostNumber: host })
              .execute();
          }
          taken.push({ host, fromMs: +startsAt, toMs: +time.endsAt, startMs: null });
        }
        const attorney = who === undefined ? undefined : `host-${who}`;
        const asked = who === undefined ? hosts : [hosts[who] ?? 0];
        const slotRequest = staffSlotRequest(schedule, { type: 'initial', hosts: asked });
        const expected = slotsByMinute(MINUTES, { schedule, slotRequest, taken, now: TEST_NOW });
        expect(await slots(attorney)).toEqual(expected);
        const { start = '', state } = expected[at % expected.length] ?? {};
        expect(await book(start, attorney)).toBe(state === 'free' ? 201 : 409);
      },
    ),
    { numRuns: 60 },
  );
}, 300_000);
