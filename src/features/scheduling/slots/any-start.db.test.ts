import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIN_LANGUAGE } from '../../../../messages/main-language.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import { addDaysTo } from '../../../platform/time/local-dates/rules.ts';
import { casesOf } from '../../../testing/attack-size.ts';
import { bookingBody } from '../../../testing/booking-requests.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { bookAppointment } from '../../appointments/book-appointment.ts';
import { insertBookings, type NewBooking } from '../../appointments/booking-queries.ts';
import { bookAppointmentInput } from '../../appointments/schema.ts';
import { stripeAt } from '../../payments/stripe/open-stripe.ts';
import { busyReader } from '../busy/busy-reader.ts';
import { createTurns } from '../change-calendar.ts';
import { getSchedule } from '../queries.ts';
import { FIRM_HOST } from '../rules.ts';
import { anyRules, type Rules, TYPE } from '../testing/any-rules.ts';
import { type Period, periodAt } from '../testing/clock-changes.ts';
import { slotsByMinute } from '../testing/minute-grid.ts';
import { insertHosts } from '../testing/parallel-hosts.ts';
import { insertCalendars, storeRules } from '../testing/store-rules.ts';
import { listAvailability } from './availability.ts';

/**
 * Whatever the rules, every time that is offered can be booked, and no other: for random rules in the database, the
 * availability equals that of the minute grid, and of all starts in steps of five minutes exactly the free ones can be
 * booked.
 */

/** The full form takes about twenty seconds of processor time. */
const RUNS = casesOf(120);
/** An arbitrary seed, so that every run has the same rules. */
const SEED = 20;

const GRID_MS = 5 * 60_000;
const ATTORNEYS = 3;

let database: TestDatabase;
let hosts: number[];
let calendars: Map<number | null, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.transaction().execute(async (tx) => {
    const attorneys = await insertHosts(tx, ATTORNEYS);
    hosts = [FIRM_HOST, ...attorneys];
    calendars = await insertCalendars(tx, attorneys);
  });
});
afterAll(() => database.dispose());

/** Caches the rules, which change with every run but are read only once within one. */
function cacheAnswers() {
  const known = new Map<string, Promise<unknown>>();
  return {
    answer<Answer>(question: string, work: () => Promise<Answer>): Promise<Answer> {
      const answer = known.get(question) ?? work();
      known.set(question, answer);
      return answer as Promise<Answer>;
    },
  };
}

/** The statement did not insert the booking. */
class RefusedError extends Error {}

/** Books without retries: a second attempt would hide that the first one was rejected. */
async function writeOnce(booking: NewBooking) {
  const written = await insertBookings(database.db, [booking]);
  const row = written.get(booking.appointment.id);
  if (!row) throw new RefusedError();
  return row;
}

const secrets = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 1) }]);
const depsAt = (now: Date) => ({
  db: database.db,
  inTurn: createTurns(),
  contentCache: cacheAnswers(),
  now: () => now,
  secrets,
  idempotencyKey: null,
  language: MAIN_LANGUAGE,
  readBusy: busyReader(database.db),
  writeBooking: writeOnce,
  visitCounter: { countView() {}, countStep() {}, countBooking() {} },
  publicUrl: 'https://law.example',
  log: createLog('silent'),
  openStripe: stripeAt('http://127.0.0.1:9'),
});
type Deps = ReturnType<typeof depsAt>;

const tried = { booked: 0, taken: 0 };
let clients = 0;

/** The host of the booking, which is then deleted again; `refused` if it was rejected. */
async function tryToBook(
  deps: Deps,
  asked: { scheduledDate: string; attorney: string | undefined },
): Promise<number | 'refused'> {
  clients += 1;
  const body = bookingBody({
    ...asked,
    consultationType: TYPE,
    email: `client${clients}@example.com`,
  });
  try {
    const { id } = await bookAppointment(deps, bookAppointmentInput.parse(body));
    const { hostNumber } = await deps.db
      .deleteFrom('appointments')
      .where('id', '=', id)
      .returning('hostNumber')
      .executeTakeFirstOrThrow();
    tried.booked += 1;
    return hostNumber;
  } catch (error) {
    if (error instanceof RefusedError) tried.taken += 1;
    else if (!isAboutTheTime(error)) throw error;
    return 'refused';
  }
}

const isAboutTheTime = (error: unknown) =>
  error instanceof DomainError &&
  Object.keys(error.details?.fieldErrors ?? {}).join() === 'scheduledDate';

/** The states of the starts of each host, and of all together, by the minute grid. */
async function gridOf(
  deps: Deps,
  {
    period,
    taken,
    asked,
    slotRequest,
  }: {
    period: Period;
    taken: Awaited<ReturnType<typeof storeRules>>;
    asked: readonly number[];
    slotRequest: Rules['slotRequest'];
  },
) {
  const schedule = await getSchedule(deps.db);
  const now = deps.now();
  const today = period.minutes.findLast(({ ms }) => ms <= +now)?.date ?? period.days[0] ?? '';
  const lastDate = addDaysTo(today, slotRequest.horizonDays);
  return (date: string, of: readonly number[]) => {
    if (date > lastDate) return [];
    const minutes = period.minutes.filter((minute) => minute.date === date);
    return slotsByMinute(minutes, {
      schedule,
      slotRequest: { ...slotRequest, type: TYPE, hosts: asked.filter((host) => of.includes(host)) },
      taken,
      now,
    });
  };
}

async function checkRules(rules: Rules): Promise<void> {
  const period = periodAt(rules.place);
  const dates = period.days.slice(1, -1);
  const taken = await database.db.transaction().execute((tx) => storeRules(tx, rules, calendars));
  const deps = depsAt(new Date(rules.nowMs));
  const offering = rules.hosts
    .filter(({ isActive, offersType }) => isActive && offersType)
    .map(({ number }) => number);
  const attorneys = offering.filter((host) => host !== FIRM_HOST);
  const attorney =
    rules.attorney === null ? undefined : attorneys[rules.attorney % attorneys.length];
  const slug = attorney === undefined ? undefined : `host-${hosts.indexOf(attorney) - 1}`;
  const asked = attorney ? [attorney] : offering;
  const slotsOn = await gridOf(deps, { period, taken, asked, slotRequest: rules.slotRequest });

  const { days } = await listAvailability(deps, {
    from: dates[0] ?? '',
    to: dates.at(-1) ?? '',
    type: TYPE,
    ...(slug && { attorney: slug }),
  });
  const offered = days.map(({ slots }) => slots.map(({ start, state }) => ({ start, state })));
  expect(offered).toEqual(dates.map((date) => slotsOn(date, asked)));

  const free = new Set(
    offered.flat().flatMap(({ start, state }) => (state === 'free' ? [start] : [])),
  );
  const freeOf = new Map(
    asked.map((host) => [
      host,
      dates.flatMap((date) =>
        slotsOn(date, [host]).flatMap(({ start, state }) => (state === 'free' ? [start] : [])),
      ),
    ]),
  );
  for (const start of startsToTry(period, dates, offered.flat())) {
    const host = await tryToBook(deps, { scheduledDate: start, attorney: slug });
    const outcome = { start, isBooked: host !== 'refused' };
    expect(outcome).toEqual({ start, isBooked: free.has(start) });
    if (host !== 'refused') expect(freeOf.get(host)).toContain(start);
  }
}

/** All starts of the grid on these dates, and those that are in the response. */
function startsToTry(
  { minutes }: Period,
  dates: readonly string[],
  listed: readonly { start: string }[],
): Set<string> {
  const grid = minutes.filter(({ ms, date }) => ms % GRID_MS === 0 && dates.includes(date));
  return new Set([
    ...grid.map(({ ms }) => new Date(ms).toISOString()),
    ...listed.map(({ start }) => start),
  ]);
}

it('every time that is offered can be booked, and no other', async () => {
  await fc.assert(fc.asyncProperty(anyRules(hosts), checkRules), { numRuns: RUNS, seed: SEED });
  // The random rules allow and reject enough bookings.
  expect(tried.booked).toBeGreaterThan(2 * RUNS);
  expect(tried.taken).toBeGreaterThan(RUNS / 2);
}, 300_000);
