import type { BookAppointmentInput } from '../features/appointments/schema.ts';
import type { Availability } from '../features/scheduling/slots/schema.ts';
import { addDays } from '../platform/time/date-math.ts';

/** The first slot in the week of `TEST_NOW` after that day: Tuesday, March 11, 2031, 9:00 AM. */
export const TUESDAY_9_AM = '2031-03-11T16:00:00.000Z';

/** A slot on that Tuesday by its wall-clock time, in the form that a client may send. */
export const tuesdayAt = (time: string) => `2031-03-11T${time}:00-07:00`;

type Body = { [Key in keyof BookAppointmentInput]?: unknown } & Record<string, unknown>;

/** The booking dialog's request body, with changes for the test. */
export function bookingBody(changes: Body = {}): Body {
  return {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana.whitfield@example.com',
    phone: '(619) 555-0100',
    consultationType: 'initial',
    practiceArea: 'family-law',
    notes: 'We have two children.',
    scheduledDate: TUESDAY_9_AM,
    duration: 30,
    status: 'scheduled',
    reminderSent: false,
    ...changes,
  };
}

export function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const DAYS_ASKED = 60;

/** The first `count` free half-hour starts, in order, none of them today. */
export async function listFreeStarts(
  url: string,
  count: number,
  attorney?: string,
): Promise<string[]> {
  const starts: string[] = [];
  const day = (place: number) => addDays(new Date(), place).toISOString().slice(0, 10);
  for (let from = 2; starts.length < count; from += DAYS_ASKED) {
    const range = `from=${day(from)}&to=${day(from + DAYS_ASKED - 1)}`;
    const person = attorney ? `&attorney=${attorney}` : '';
    const response = await fetch(`${url}/api/appointments/availability?${range}${person}`);
    const { days } = (await response.json()) as Availability;
    const free = days.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free'));
    starts.push(...free.map(({ start }) => start));
  }
  return starts.slice(0, count);
}
