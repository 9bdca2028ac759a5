import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { NO_CACHE } from '../../platform/cache/content-cache.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { addMinutes } from '../../platform/time/date-math.ts';
import { bookingBody, postJson, tuesdayAt } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { joinList } from './join-list.ts';
import { offerTimes } from './offer-times.ts';
import { OFFER_MINUTES } from './rules.ts';
import { joinInput } from './schema.ts';
import { declineOffer, leaveList, takeOffer } from './take-offer.ts';
import { blockTuesday, MONDAY_9_AM } from './testing/full-day.ts';

const HISTORIES = 25;
const STEPS = 40;
const TIMES = ['09:00', '10:00'].map((time) => new Date(tuesdayAt(time)).toISOString());

let app: TestApp;
let now = MONDAY_9_AM;
beforeAll(async () => {
  app = await startTestApp({
    now: () => now,
    mailTransport: { send: async () => undefined, close() {} },
  });
});
afterAll(() => app.close());

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const deps = () => ({
  ...app.deps,
  ...{ contentCache: NO_CACHE, language: MAIN_LANGUAGE, holdsMail: false },
});
const pass = () => offerTimes({ ...app.deps, canMail: async () => true });

/** A refusal is an answer; anything else fails the test. */
const refusable = (action: Promise<unknown>) =>
  action.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error;
  });

async function holders(db: TestApp['deps']['db']) {
  const appointments = await db
    .selectFrom('appointments')
    .select('scheduledDate')
    .where('status', 'in', ['scheduled', 'confirmed'])
    .execute();
  const holds = await db
    .selectFrom('appointmentHolds')
    .select(['id', 'scheduledDate'])
    .where('endedAt', 'is', null)
    .where('heldUntil', '>', now)
    .execute();
  return { appointments, holds };
}

/** What must hold after every step. */
async function check(): Promise<void> {
  const { db } = app.deps;
  const { appointments, holds } = await holders(db);
  for (const time of TIMES) {
    const at = [...appointments, ...holds].filter(
      ({ scheduledDate }) => scheduledDate.toISOString() === time,
    );
    // One host takes these consultations.
    expect(at.length).toBeLessThanOrEqual(1);
  }
  const offers = await db.selectFrom('waitOffers').selectAll().execute();
  const open = offers.filter(({ endedAt }) => endedAt === null);
  expect(new Set(open.map(({ waitId }) => waitId)).size).toBe(open.length);
  const offered = offers.filter(({ outcome }) => outcome !== 'withdrawn');
  const pairs = offered.map(({ waitId, scheduledDate }) => `${waitId} ${+scheduledDate}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  // Every hold is that of an open offer.
  const own = new Set(open.map(({ holdId }) => holdId));
  expect(holds.filter(({ id }) => !own.has(id))).toEqual([]);
}

/** A time goes to the first of those who wait and were not offered it before. */
async function checkOrder(before: Set<string>): Promise<void> {
  const { db } = app.deps;
  const waits = await db
    .selectFrom('waits')
    .select(['id', 'createdAt', 'endedAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const offers = await db.selectFrom('waitOffers').selectAll().execute();
  for (const offer of offers.filter(({ id }) => !before.has(id))) {
    const place = waits.findIndex(({ id }) => id === offer.waitId);
    const passedOver = waits.slice(0, place).filter(({ id, endedAt }) => {
      const own = offers.filter(({ waitId }) => waitId === id);
      const isBusy = own.some((each) => each.endedAt === null || +(each.endedAt ?? 0) > +now);
      const hadIt = own.some(({ scheduledDate }) => +scheduledDate === +offer.scheduledDate);
      return endedAt === null && !isBusy && !hadIt;
    });
    expect(passedOver).toEqual([]);
  }
}

async function history(seed: number): Promise<void> {
  const { db } = app.deps;
  for (const table of ['waits', 'appointments', 'appointmentHolds', 'timeOff'] as const) {
    await deleteAll(db, table);
  }
  now = MONDAY_9_AM;
  await blockTuesday(app);
  const next = numbersFrom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)];
  const tokens: string[] = [];
  let people = 0;
  const book = () => {
    people += 1;
    const scheduledDate = pick(TIMES);
    const email = `visitor-${seed}-${people}@example.com`;
    return postJson(`${app.url}/api/appointments`, bookingBody({ email, scheduledDate }));
  };
  const join = async () => {
    people += 1;
    const email = `waiting-${seed}-${people}@example.com`;
    const days = { from: '2031-03-11', until: '2031-03-11' };
    const { page } = await joinList(
      deps(),
      joinInput.parse({ ...bookingBody({ email }), ...days }),
    );
    if (page) tokens.push(page.split('/').at(-1) ?? '');
  };
  const cancel = () =>
    db
      .updateTable('appointments')
      .set({ status: 'cancelled' })
      .where('scheduledDate', '=', new Date(pick(TIMES) ?? ''))
      .where('status', '<>', 'cancelled')
      .execute();
  const answer = async (how: typeof takeOffer) => {
    const token = pick(tokens);
    // Twice at once, as by an impatient click.
    if (token) await Promise.all([how(deps(), token), how(deps(), token)].map(refusable));
  };
  const later = async () => {
    await db
      .updateTable('waitOffers')
      .set({ mailedAt: now })
      .where('endedAt', 'is', null)
      .execute();
    now = addMinutes(now, pick([1, 10, OFFER_MINUTES]) ?? 1);
  };
  const offer = async () => {
    const former = await db.selectFrom('waitOffers').select('id').execute();
    await Promise.all([pass(), pass()]);
    await checkOrder(new Set(former.map(({ id }) => id)));
  };
  const steps = [
    book,
    join,
    join,
    cancel,
    cancel,
    later,
    offer,
    offer,
    () => answer(takeOffer),
    () => answer(declineOffer),
    () => answer(leaveList),
    () => Promise.all([answer(takeOffer), book(), pass()]),
  ];
  for (const time of TIMES) {
    await postJson(
      `${app.url}/api/appointments`,
      bookingBody({ email: `first-${time}@example.com`, scheduledDate: time }),
    );
  }
  for (let step = 0; step < STEPS; step += 1) {
    await refusable(Promise.resolve(pick(steps)?.()));
    await check();
  }
  // In the end no time is held for ever.
  now = addMinutes(now, OFFER_MINUTES);
  await pass();
  now = new Date('2031-03-11T04:30:00Z');
  await pass();
  expect((await holders(db)).holds).toEqual([]);
}

it.each(Array.from({ length: HISTORIES }, (_, seed) => seed + 1))(
  'in history %i no time has two holders, the order of the list is kept, and every hold ends',
  history,
  120_000,
);
