import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMinutes } from '../../platform/time/date-math.ts';
import { insertMessage } from '../../testing/messages.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// Friday noon in San Diego, two days before the end of daylight saving time: the next seven days have 169 hours, and so
// does the week, which began on Monday, October 27.
const NOW = new Date('2031-10-31T19:00:00Z');

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => NOW });
  token = await staffToken(app);
});
afterAll(() => app.close());

const ask = async (procedure: string) => {
  const response = await fetch(`${app.url}/trpc/${procedure}`, { headers: bearer(token) });
  return (await response.json()).result.data;
};

it('the agenda begins and ends at midnights by the firm’s clocks', async () => {
  for (const start of [
    '2031-10-31T06:30:00Z', // Thursday, half past eleven
    '2031-10-31T07:00:00Z', // Friday, midnight
    '2031-11-01T06:30:00Z', // Friday, half past eleven
    '2031-11-02T06:30:00Z', // Saturday, half past eleven
    '2031-11-02T08:30:00Z', // Sunday, half past one
    '2031-11-02T09:30:00Z', // Sunday, half past one again
    '2031-11-07T07:30:00Z', // Thursday, half past eleven
    '2031-11-07T08:00:00Z', // Friday, midnight
  ]) {
    const startsAt = new Date(start);
    await app.deps.db
      .insertInto('appointments')
      .values({
        firstName: start,
        lastName: 'Whitfield',
        email: 'dana@example.com',
        consultationType: 'initial',
        practiceArea: 'divorce',
        scheduledDate: startsAt,
        endsAt: addMinutes(startsAt, 30),
      })
      .execute();
  }
  const agenda: { firstName: string; isToday: boolean }[] = await ask('dashboard.agenda');
  expect(agenda.map(({ firstName, isToday }) => [firstName, isToday])).toEqual([
    ['2031-10-31T07:00:00Z', true],
    ['2031-11-01T06:30:00Z', true],
    ['2031-11-02T06:30:00Z', false],
    ['2031-11-02T08:30:00Z', false],
    ['2031-11-02T09:30:00Z', false],
    ['2031-11-07T07:30:00Z', false],
  ]);
});

it('the activity counts what came in within those midnights', async () => {
  for (const at of [
    '2031-10-27T06:59:59Z',
    '2031-10-27T07:00:00Z',
    '2031-11-03T07:59:59Z',
    '2031-11-03T08:00:00Z',
  ]) {
    await insertMessage(app.deps.db, { createdAt: new Date(at) });
  }
  const weeks: { week: string; submissions: number }[] = await ask('dashboard.activity');
  expect(weeks.slice(-2).map(({ week, submissions }) => [week, submissions])).toEqual([
    ['2031-10-20', 1],
    ['2031-10-27', 2],
  ]);
});
