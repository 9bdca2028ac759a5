import type { Db } from '../../../db/client.ts';
import { FIRM } from './firm.ts';

/**
 * Who may take a booking, read from the rows alone: this file shares no code with the product's choice. Times are in the
 * firm's zone; weekdays are 1 for Monday to 7 for Sunday.
 */

export type Wish = {
  type: string;
  area: string;
  office?: string | undefined;
  language?: string | undefined;
  attorney?: string | undefined;
};

type Row = Awaited<ReturnType<typeof readPeople>>[number];
type Taken = { host: number; from: Date; to: Date };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

const readPeople = (db: Db) =>
  db
    .selectFrom('hosts')
    .innerJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .select(['hosts.number', 'hosts.officeKey', 'name', 'slug', 'practiceAreas', 'languages'])
    .where('hosts.isActive', '=', true)
    .execute();

const readDays = (db: Db) =>
  db.selectFrom('hostOfficeDays').select(['hostNumber', 'weekday', 'officeKey']).execute();

const readHours = (db: Db) =>
  db
    .selectFrom('weeklyHours')
    .select(['hostNumber', 'typeKey', 'weekday', 'firstStart', 'lastStart', 'stepMinutes'])
    .execute();

const readOffers = (db: Db) =>
  db.selectFrom('consultationTypeHosts').select(['typeKey', 'hostNumber']).execute();

export type Rows = {
  people: Row[];
  days: Awaited<ReturnType<typeof readDays>>;
  hours: Awaited<ReturnType<typeof readHours>>;
  offers: Awaited<ReturnType<typeof readOffers>>;
};

export async function readRows(db: Db): Promise<Rows> {
  const [people, days, hours, offers] = await Promise.all([
    readPeople(db),
    readDays(db),
    readHours(db),
    readOffers(db),
  ]);
  return { people, days, hours, offers };
}

/** The weekday, and the minute of the day, of an instant. */
export function localTimeOf(at: Date): { weekday: number; minute: number } {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: FIRM.zone, weekday: 'short', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const weekday = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(part('weekday')) + 1;
  return { weekday, minute: Number(part('hour')) * 60 + Number(part('minute')) };
}

/** The office in which somebody is on a weekday. */
export const officeOf = ({ days }: Rows, person: Row, weekday: number): string =>
  days.find((day) => day.hostNumber === person.number && day.weekday === weekday)?.officeKey ??
  person.officeKey;

/** Those who offer the type, at that time, in that language and office, whatever their areas. */
export function whoFits(rows: Rows, wish: Wish, at: Date): Row[] {
  const { weekday, minute } = localTimeOf(at);
  return rows.people.filter(
    (person) =>
      rows.offers.some(
        ({ typeKey, hostNumber }) => typeKey === wish.type && hostNumber === person.number,
      ) &&
      (!wish.attorney || person.slug === wish.attorney) &&
      (!wish.language || person.languages.includes(wish.language)) &&
      (!wish.office || officeOf(rows, person, weekday) === wish.office) &&
      rows.hours.some(
        (hours) =>
          hours.hostNumber === person.number && hours.weekday === weekday && isStart(hours, minute),
      ),
  );
}

function isStart(
  { firstStart, lastStart, stepMinutes }: Rows['hours'][number],
  minute: number,
): boolean {
  const first = minuteOf(firstStart);
  return minute >= first && minute <= minuteOf(lastStart) && (minute - first) % stepMinutes === 0;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * The people who may take a booking, given the appointments before it: of those who fit and are free, those who work on
 * the area if there are any, and of them those with the fewest appointments of the week, Monday to Sunday.
 */
export function whoComesFirst(
  rows: Rows,
  wish: Wish,
  { at, minutes, taken }: { at: Date; minutes: number; taken: readonly Taken[] },
): { people: Row[]; isOutside: boolean } {
  const end = new Date(at.getTime() + minutes * MINUTE_MS);
  const free = whoFits(rows, wish, at).filter(
    ({ number }) => !taken.some(({ host, from, to }) => host === number && from < end && to > at),
  );
  const own = free.filter(({ practiceAreas }) => practiceAreas.includes(wish.area));
  const suited = own.length > 0 ? own : free;
  const { weekday, minute } = localTimeOf(at);
  const week = at.getTime() - ((weekday - 1) * DAY_MINUTES + minute) * MINUTE_MS;
  const nextWeek = week + 7 * DAY_MINUTES * MINUTE_MS;
  const countOf = ({ number }: Row) =>
    taken.filter(
      ({ host, from }) => host === number && from.getTime() >= week && from.getTime() < nextWeek,
    ).length;
  const least = Math.min(...suited.map(countOf));
  return { people: suited.filter((each) => countOf(each) === least), isOutside: own.length === 0 };
}

/** Pairs of appointments of one person that overlap. */
export const overlapsIn = (taken: readonly Taken[]): Taken[] =>
  taken.filter((one, place) =>
    taken
      .slice(0, place)
      .some((other) => other.host === one.host && one.from < other.to && one.to > other.from),
  );
