import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDaysTo } from '../../platform/time/local-dates/rules.ts';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/**
 * The documented calls of a new installation return the same responses as when types and hours were constants.
 * `recorded/answers.json` has the responses of the last release before that; do not update them.
 */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FIRST_DAY = '2031-03-01';
const DAYS = 90;
const DAYS_PER_CALL = 30;
const TYPES = ['initial', 'follow-up', 'estate-planning', 'family-law', 'divorce'];

const BOOKINGS: Record<string, unknown>[] = [
  {},
  { email: 'second@example.com' },
  { consultationType: 'divorce', scheduledDate: tuesdayAt('10:00') },
  {
    consultationType: 'estate-planning',
    scheduledDate: tuesdayAt('09:30'),
    email: 'x@example.com',
  },
  { consultationType: 'family-law', scheduledDate: '2031-05-29T16:00' },
  { scheduledDate: tuesdayAt('12:00') },
  { scheduledDate: tuesdayAt('09:15') },
  { scheduledDate: '2031-03-15T09:00' },
  { scheduledDate: '2031-03-03T09:00' },
  { scheduledDate: '2033-03-11T09:00' },
  { scheduledDate: '2031-03-11' },
  { consultationType: 'adoption' },
  { consultationType: 7 },
  { consultationType: undefined, scheduledDate: '' },
  { firstName: '', practiceArea: 'tax', email: 'nobody' },
];

const text = async (response: Response) => {
  const body = (await response.text()).replaceAll(/"(id|requestId)":"[^"]+"/g, '"$1":"…"');
  return `${response.status} ${body}`;
};

async function availabilityHashes(): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const type of TYPES) {
    for (let from = 0; from < DAYS; from += DAYS_PER_CALL) {
      const day = addDaysTo(FIRST_DAY, from);
      const query = `from=${day}&to=${addDaysTo(day, DAYS_PER_CALL - 1)}&type=${type}`;
      const response = await fetch(`${app.url}/api/appointments/availability?${query}`);
      const answer = `${response.status} ${await response.text()}`;
      hashes[query] = createHash('sha256').update(answer).digest('base64url');
    }
  }
  return hashes;
}

it('answers availability and bookings as before', async () => {
  const day = `${app.url}/api/appointments/availability?from=2031-03-11&to=2031-03-11`;
  const recorded = {
    before: await availabilityHashes(),
    bookings: [] as string[],
    day: '',
    unknownType: await text(await fetch(`${day}&type=adoption`)),
    after: {},
  };
  for (const changes of BOOKINGS) {
    const response = await postJson(`${app.url}/api/appointments`, bookingBody(changes));
    recorded.bookings.push(await text(response));
  }
  recorded.day = await text(await fetch(day));
  recorded.after = await availabilityHashes();
  await expect(`${JSON.stringify(recorded, undefined, 2)}\n`).toMatchFileSnapshot(
    'recorded/answers.json',
  );
});
