import { load } from 'cheerio';
import { expect } from 'vitest';
import type { Availability } from '../../../src/features/scheduling/slots/schema.ts';
import { bookingBody, postJson } from '../../../src/testing/booking-requests.ts';
import { callTool, requestTool } from '../../../src/testing/call-tool.ts';
import { FIRM } from './firm.ts';
import type { Wish } from './who-fits.ts';
import type { Client } from './wishes.ts';

/** The ways to book. Each leaves the wish as the client stated it, and answers with the appointment's id. */

const [FROM, TO] = ['2031-03-11', '2031-03-21'];

type Booked = {
  id: string;
  /** Whether the client was told that the attorney does not work on the area; undefined if the way has no answer. */
  isOutside?: boolean;
};

const given = (parameters: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

const requestStarts = (url: string, { area, ...wish }: Wish) => {
  const query = new URLSearchParams(given({ from: FROM, to: TO, practiceArea: area, ...wish }));
  return fetch(`${url}/api/appointments/availability?${query}`);
};

/** The starts that a client with this wish is offered, without those outside the area if there are others. */
export async function startsFor(url: string, wish: Wish): Promise<string[]> {
  const response = await requestStarts(url, wish);
  expect([wish, response.status]).toEqual([wish, 200]);
  const { days } = (await response.json()) as Availability;
  const free = days.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free'));
  const inside = free.filter(({ outsidePracticeArea }) => !outsidePracticeArea);
  return (inside.length > 0 ? inside : free).map(({ start }) => start);
}

const bodyOf = ({ email, wish: { area, type, ...wish } }: Client, scheduledDate: string) =>
  bookingBody({
    ...{ email, phone: FIRM.phone, notes: null },
    ...{ practiceArea: area, consultationType: type, scheduledDate, ...given(wish) },
  });

export const requestBooking = (url: string, client: Client, start: string, more: object = {}) =>
  postJson(`${url}/api/appointments`, { ...bodyOf(client, start), ...more });

async function bookByApi(url: string, client: Client, start: string, more: object = {}) {
  const response = await requestBooking(url, client, start, more);
  const answer = await response.json();
  expect([client.wish, response.status, answer.message]).toEqual([client.wish, 201, undefined]);
  return { id: answer.id, isOutside: answer.outsidePracticeArea === true };
}

async function bookByAgent(url: string, client: Client, start: string): Promise<Booked> {
  const prepared = await callTool(url, 'prepare_booking', { ...given(client.wish), start });
  const link = new URL(prepared.link);
  for (const name of ['office', 'language', 'area', 'attorney'] as const) {
    expect([name, link.searchParams.get(name)]).toEqual([name, client.wish[name] ?? null]);
  }
  return bookByApi(url, client, start, { hold: link.searchParams.get('hold') });
}

/** A language that everybody speaks, or that the chosen attorney speaks, is no choice. */
const languageChosen = ({ language, attorney }: Wish) =>
  language === 'English' || attorney ? undefined : language;

/** Sends the form of the page as a browser without scripts does. */
async function bookByForm(url: string, client: Client, start: string): Promise<Booked> {
  const query = new URLSearchParams(given({ ...client.wish, start, step: 'details' }));
  const page = load(await (await fetch(`${url}/schedule?${query}`)).text());
  const form = page('form[method="post"]').first();
  const fields = new URLSearchParams(
    form.serializeArray().map(({ name, value }): [string, string] => [name, value]),
  );
  const { area, office } = client.wish;
  expect([fields.get('office'), fields.get('language')]).toEqual([
    office ?? null,
    languageChosen(client.wish) ?? null,
  ]);
  fields.set('firstName', 'Dana');
  fields.set('lastName', 'Whitfield');
  fields.set('email', client.email);
  fields.set('practiceArea', area);
  const response = await fetch(url + form.attr('action'), {
    ...{ method: 'POST', redirect: 'manual', body: fields },
  });
  const next = response.headers.get('location') ?? '';
  expect([client.wish, response.status, next]).toEqual([
    ...[client.wish, 303, expect.stringMatching(/^\/schedule\/booked\//)],
  ]);
  return { id: next.split('/').at(-1) ?? '' };
}

/** Which field is refused why, by a booking, by the list of free times (null if it lists some), and to a program. */
export async function refusalsOf(url: string, wish: Wish, start: string) {
  const client: Client = { email: 'refused@example.com', way: 'api', wish };
  const [booking, list] = await Promise.all([
    requestBooking(url, client, start),
    requestStarts(url, wish),
  ]);
  const tool = await requestTool(url, 'prepare_booking', { ...given(wish), start });
  return {
    booking: [booking.status, (await booking.json()).fieldErrors],
    list: list.ok ? null : (await list.json()).fieldErrors,
    program: [tool.isError, tool.content[0].text],
  };
}

export const book = { api: bookByApi, named: bookByApi, agent: bookByAgent, form: bookByForm };
