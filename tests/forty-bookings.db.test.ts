import { load } from 'cheerio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCalendar } from '../src/features/appointments/testing/read-calendar.ts';
import { STAFF_ENV } from '../src/testing/people.ts';
import { staffClient } from '../src/testing/staff-client.ts';
import { startTestApp, type TestApp } from '../src/testing/test-app.ts';
import { book, refusalsOf, requestBooking, startsFor } from './own-firm/forty/book.ts';
import { PUBLIC_URL, RARE_LANGUAGE } from './own-firm/forty/firm.ts';
import { PRICE, setUpForty } from './own-firm/forty/set-up.ts';
import {
  localTimeOf,
  officeOf,
  overlapsIn,
  type Rows,
  readRows,
  type Wish,
  whoComesFirst,
  whoFits,
} from './own-firm/forty/who-fits.ts';
import { type Client, clientsOf } from './own-firm/forty/wishes.ts';
import { leftIn } from './own-firm/left-in.ts';
import { sampleWords } from './own-firm/sample-firm.ts';

/**
 * Two hundred clients of a firm of forty in two offices: everybody gets somebody who works on the area, speaks the language
 * and is in the office on that weekday, the fairest of them, or is told why not.
 */

const ADDRESSES: Readonly<Record<string, string>> = {
  main: '80 South Eighth Street, Suite 900, Minneapolis, MN 55402',
  duluth: '325 Lake Avenue, Suite 4, Duluth, MN 55802',
};

/** On a machine that is busy with other tests; alone, it takes fifteen seconds. */
const PATIENT_MS = 400_000;

let app: TestApp;
let rows: Rows;
let clients: Client[];
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, PUBLIC_URL } });
  await setUpForty(await staffClient(app));
  await app.deps.content.settle();
  rows = await readRows(app.deps.db);
  clients = clientsOf(await (await fetch(`${app.url}/api/appointments/choices`)).json());
}, PATIENT_MS);
afterAll(() => app.close());

async function listBooked(id?: string) {
  const found = await app.deps.db
    .selectFrom('appointments')
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .select(['id', 'email', 'hostNumber as host', 'scheduledDate as from', 'endsAt as to'])
    .select(['officeKey', 'practiceArea'])
    .orderBy('createdAt')
    .execute();
  return found.map((row) => ({ ...row, from: new Date(row.from), to: new Date(row.to) }));
}

const personOf = ({ host }: { host: number }) =>
  rows.people.find(({ number }) => number === host) ?? expect.fail(`Nobody has number ${host}`);

it(
  'each of two hundred gets somebody who fits, and of those whoever has the fewest',
  async () => {
    const outside = new Set<string>();
    const taken: Awaited<ReturnType<typeof listBooked>> = [];
    for (const [place, client] of clients.entries()) {
      const { way, wish } = client;
      const starts = await startsFor(app.url, wish);
      const start = starts[(place * 13) % Math.min(starts.length, 20)] ?? '';
      const { id, isOutside } = await book[way](app.url, client, start);
      const [own = expect.fail('is not stored')] = await listBooked(id);
      const minutes = (own.to.getTime() - own.from.getTime()) / 60_000;
      const first = whoComesFirst(rows, wish, { at: new Date(start), minutes, taken });
      expect([wish, first.people.map(({ name }) => name)]).toEqual([
        wish,
        expect.arrayContaining([personOf(own).name]),
      ]);
      const { weekday } = localTimeOf(own.from);
      expect(own.officeKey).toBe(officeOf(rows, personOf(own), weekday));
      expect([wish, isOutside ?? first.isOutside]).toEqual([wish, first.isOutside]);
      taken.push(own);
      if (first.isOutside) outside.add(`${wish.area}, ${wish.language}, ${wish.office}`);
    }
    expect(overlapsIn(await listBooked())).toEqual([]);
    // Nobody in Duluth speaks Vietnamese and works on these: those who do speak it are offered, and the client is told.
    expect([...outside]).toEqual(['divorce, Vietnamese, duluth', 'custody, Vietnamese, duluth']);
  },
  PATIENT_MS,
);

it(
  'the mails and the calendar file name the person, the place and the price, and no former firm',
  async () => {
    const { db } = app.deps;
    const readMails = () =>
      db
        .selectFrom('outboxEmails')
        .select(['dedupeKey', 'state', 'subject', 'textBody', 'htmlBody'])
        .where('kind', 'in', ['booking_confirmation', 'booking_notice'])
        .execute();
    const isDone = async () => (await readMails()).every(({ state }) => state === 'sent');
    await expect.poll(isDone, { timeout: PATIENT_MS }).toBe(true);
    const mails = await readMails();
    const booked = await listBooked();
    expect(mails).toHaveLength(2 * booked.length);
    expect(leftIn(JSON.stringify(mails), sampleWords(/probate|family law/))).toEqual([]);
    for (const row of booked) {
      const { name } = personOf(row);
      const address = ADDRESSES[row.officeKey ?? ''] ?? '';
      const mail = mails.find(({ dedupeKey }) => dedupeKey === `booking_confirmation:${row.id}`);
      expect(mail?.textBody).toContain(`With: ${name}\n`);
      expect(mail?.textBody).toContain(`Where: Kettle River Counsel, ${address}\n`);
      expect(mail?.textBody).toContain(`Price: ${PRICE}\n`);
      const file = await fetch(`${app.url}/api/appointments/${row.id}/calendar.ics`);
      const { event, start } = readCalendar(await file.text());
      expect([event.location, start]).toEqual([address, row.from.toISOString()]);
      expect(event.description).toContain(`With ${name}.\n`);
      expect(event.description).toContain(`Price: ${PRICE}.\n`);
    }
    const [row] = booked;
    if (!row) return expect.fail('Nobody has booked');
    const page = load(await (await fetch(`${app.url}/schedule/booked/${row.id}`)).text());
    for (const part of [personOf(row).name, ADDRESSES[row.officeKey ?? ''] ?? '', PRICE]) {
      expect(page('main').text()).toContain(part);
    }
  },
  PATIENT_MS,
);

it('of sixty clients at once at one time, as many get somebody as are free, each somebody else', async () => {
  const start = '2031-04-09T15:00:00.000Z';
  const crowd = clients.slice(0, 60).map(({ wish, email }) => ({
    ...{ email: `crowd-${email}`, way: 'api' as const },
    wish: { ...wish, type: 'initial', attorney: undefined },
  }));
  const answers = await Promise.all(
    crowd.map(async (client) => {
      const response = await requestBooking(app.url, client, start);
      return { client, status: response.status, body: await response.json() };
    }),
  );
  const booked = (await listBooked()).filter(({ from }) => from.toISOString() === start);
  const fitting = (wish: Wish) => whoFits(rows, wish, new Date(start)).map(({ number }) => number);
  for (const { client, status, body } of answers) {
    const own = booked.find(({ email }) => email === client.email);
    if (own)
      expect([status, fitting(client.wish)]).toEqual([201, expect.arrayContaining([own.host])]);
    else {
      expect([status, body.reason, body.alternatives.length]).toEqual([409, 'slot_taken', 3]);
      // Nobody who fits was left.
      const hosts = booked.map(({ host }) => host);
      expect(fitting(client.wish).filter((number) => !hosts.includes(number))).toEqual([]);
    }
  }
  expect(overlapsIn(await listBooked())).toEqual([]);
});

const TUESDAY = '2031-04-15T14:00:00.000Z';
const THURSDAY = '2031-04-17T14:30:00.000Z';

it.each<[Omit<Wish, 'type' | 'area'>, string, 'office' | 'language', string, 'is listed'?]>([
  [
    ...([{ language: RARE_LANGUAGE, office: 'duluth' }, TUESDAY, 'office'] as const),
    'Your choice leaves only Ada Lindqvist, who does not work in this office. Choose another office',
  ],
  [
    ...([{ attorney: 'ada-lindqvist', office: 'duluth' }, TUESDAY, 'office'] as const),
    'Your choice leaves only Ada Lindqvist, who does not work in this office. Choose another office',
  ],
  [
    ...([{ attorney: 'dinh-lindqvist', office: 'duluth' }, THURSDAY, 'office'] as const),
    'Dinh Lindqvist is in another office on Thursdays. Choose another day or office',
    'is listed',
  ],
  [
    ...([{ attorney: 'bao-lindqvist', language: RARE_LANGUAGE }, TUESDAY, 'language'] as const),
    'Bao Lindqvist does not speak Hmong',
  ],
  [
    ...([{ language: 'Finnish' }, TUESDAY, 'language'] as const),
    'Nobody who offers this consultation speaks Finnish',
  ],
])('a client who wants %o is told why not', async (wish, start, field, message, listed) => {
  const wanted = { type: 'initial', area: 'immigration', ...wish };
  expect(await refusalsOf(app.url, wanted, start)).toEqual({
    booking: [400, { [field]: [message] }],
    list: listed ? null : { [field]: [message] },
    program: [true, `${field}: ${message}`],
  });
});
