import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyBodyLike } from '../../testing/any-json.ts';
import { casesOf } from '../../testing/attack-size.ts';
import { bookingBody, postJson } from '../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { localDatesBetween } from '../scheduling/slots/slots.ts';
import { defaultStartsOn } from '../scheduling/testing/default-schedule.ts';
import { bookAppointmentInput } from './schema.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ZONE = 'America/Los_Angeles';
const STARTS = localDatesBetween('2031-03-10', '2031-04-30').flatMap((date) =>
  defaultStartsOn(date, ZONE).map(({ start }) => start.toISOString()),
);

it('any request body is booked once, rejected as taken, or rejected with field errors; nothing else is stored', async () => {
  const anyBooking = fc
    .tuple(
      fc.oneof(fc.constant(bookingBody()), anyBodyLike(bookingBody())),
      fc.constantFrom(...STARTS),
      fc.nat().map((number) => `client${number}@example.com`),
    )
    .map(([body, scheduledDate, email]) =>
      body.scheduledDate === bookingBody().scheduledDate ? { ...body, scheduledDate, email } : body,
    );
  const booked = new Set<string>();
  await fc.assert(
    fc.asyncProperty(anyBooking, async (body) => {
      const response = await postJson(`${app.url}/api/appointments`, body);
      const answer = await response.json();
      const parsed = bookAppointmentInput.safeParse(JSON.parse(JSON.stringify(body)));
      expect([201, 400, 409]).toContain(response.status);
      if (!parsed.success) expect(response.status).toBe(400);
      if (response.status === 400) expect(Object.keys(answer.fieldErrors)).not.toEqual([]);
      if (response.status === 201) {
        const {
          elapsedMs: _1,
          website: _2,
          scheduledDate: _3,
          attorney: _4,
          contactPreferences: _5,
          otherSide: _6,
          hold: _7,
          ...stored
        } = parsed.data ?? {};
        expect(answer).toMatchObject({ ...stored, status: 'scheduled', reminderSent: false });
        booked.add(answer.id);
      }
    }),
    { numRuns: casesOf(2_000) },
  );
  const rows = await app.deps.db
    .selectFrom('appointments')
    .select(['id', 'scheduledDate', 'duration'])
    .execute();
  expect(new Set(rows.map(({ id }) => id))).toEqual(booked);
  expect(booked.size).toBeGreaterThan(50);
  for (const { scheduledDate } of rows) expect(STARTS).toContain(scheduledDate.toISOString());
}, 300_000);
