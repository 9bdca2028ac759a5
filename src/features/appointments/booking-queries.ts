import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { precompiled } from '../../../db/precompiled.ts';
import type { Appointments } from '../../../db/schema.gen.ts';
import { addDaysTo, weekdayOf } from '../../platform/time/local-dates/rules.ts';
import { endOfLocalDate, localDateOf, startOfLocalDate } from '../../platform/time/zones/rules.ts';
import { noBusyOverlap } from '../calendars/busy/queries.ts';
import { type NewEmail, outboxInsertion } from '../email/enqueue-queries.ts';
import type { NewLink } from './client-link/queries.ts';
import { APPOINTMENT_COLUMNS, type NewAppointment, noTimeOffOverlap } from './queries.ts';

/** A host that may take a booking, and the most consultations it has on one day, if that is limited. */
export type HostChoice = { number: number; maxPerDay: number | null };

/**
 * An appointment with its client's link and the mails about it. It gets the first of `hosts` that is free, in the order
 * of their consultations in that week, ties in the order given.
 */
export type NewBooking = {
  appointment: Omit<NewAppointment, 'hostNumber'>;
  hosts: readonly HostChoice[];
  /** The firm's zone: it decides on the day and the week of the appointment. */
  zone: string;
  link: NewLink;
  emails: readonly NewEmail[];
};

/** The columns returned for a new appointment. */
export type BookedRow = Pick<
  Selectable<Appointments>,
  (typeof APPOINTMENT_COLUMNS)[number] | 'hostNumber'
> & { status: 'scheduled' };

/** The Postgres type of each field of an appointment. */
const TYPES: Readonly<Record<keyof NewAppointment, string>> = {
  id: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text',
  consultationType: 'text',
  scheduledDate: 'timestamptz',
  duration: 'integer',
  hostNumber: 'integer',
  bufferBeforeMinutes: 'integer',
  bufferAfterMinutes: 'integer',
  endsAt: 'timestamptz',
  notes: 'text',
  practiceArea: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  idempotencyKey: 'text',
  requestHash: 'text',
};
const COLUMNS = Object.keys(TYPES);
const asked = (field: string) => sql.raw(`asked."${field}"`);
const FIELDS = sql.raw(
  Object.entries(TYPES)
    .map(([field, type]) => `"${field}" ${type}`)
    .join(', '),
);
const HOST = asked('hostNumber');
/** What the appointment blocks: its time and buffers. */
const BLOCKED = sql`blocked_time(
  ${asked('scheduledDate')}, ${asked('endsAt')},
  ${asked('bufferBeforeMinutes')}, ${asked('bufferAfterMinutes')})`;
const TIME = { from: sql`lower(${BLOCKED})`, to: sql`upper(${BLOCKED})` };

// All batches insert in order of start and host, so that no two of them deadlock.
const appointmentsWhere = (isFree: RawBuilder<boolean>) => sql`
  insert into appointments (${sql.join(COLUMNS.map((name) => sql.ref(name)))})
  select ${sql.join(COLUMNS.map(asked))} from asked
  where ${isFree}
  order by ${asked('scheduledDate')}, ${HOST}
  on conflict do nothing
  returning ${sql.join([...APPOINTMENT_COLUMNS, 'hostNumber'].map((name) => sql.ref(name)))}`;

const EACH_BLOCKED = sql`blocked_time(
  each."scheduledDate", each."endsAt", each."bufferBeforeMinutes", each."bufferAfterMinutes")`;
const EACH_TIME = { from: sql`lower(${EACH_BLOCKED})`, to: sql`upper(${EACH_BLOCKED})` };

/**
 * The host of a booking that several may take. Bookings of one batch for the same start get different hosts: the first
 * one the first free host, the second one the second.
 */
const CHOSEN_HOST = sql`
  (select choice.number
   from json_to_recordset(each.hosts) as choice (number integer, place integer, "maxPerDay" integer)
   where not exists (
       select from appointments
       where int4range(host_number, host_number, '[]') && int4range(choice.number, choice.number, '[]')
         and blocked_time(scheduled_date, ends_at, buffer_before_minutes, buffer_after_minutes)
           && ${EACH_BLOCKED}
         and status in ('scheduled', 'confirmed', 'held'))
     and ${noTimeOffOverlap(EACH_TIME, sql.ref('choice.number'))}
     and ${noBusyOverlap(EACH_TIME)}
     and (choice."maxPerDay" is null or choice."maxPerDay" > (
       select count(*) from appointments
       where host_number = choice.number and status in ('scheduled', 'confirmed', 'held')
         and scheduled_date >= each."dayFrom" and scheduled_date < each."dayTo"))
   order by (
       select count(*) from appointments
       where host_number = choice.number and status <> 'cancelled'
         and scheduled_date >= each."weekFrom" and scheduled_date < each."weekTo"),
     choice.place
   offset each.place limit 1)`;

const LINKS = sql`
  insert into appointment_links (id, token_hash, appointment_id, expires_at, created_at)
  select "linkId", "tokenHash", id, "linkExpiresAt", ${asked('createdAt')} from written join asked using (id)`;

const MAILS = outboxInsertion(asked('emails'), sql`written join asked using (id)`);

const RECORD = sql`(
  ${FIELDS}, "linkId" uuid, "tokenHash" text, "linkExpiresAt" timestamptz, emails json, hosts json,
  "weekFrom" timestamptz, "weekTo" timestamptz, "dayFrom" timestamptz, "dayTo" timestamptz)`;

const insertionOf = (
  rows: (json: RawBuilder<string>) => RawBuilder<unknown>,
  isFree: RawBuilder<boolean>,
) =>
  precompiled<BookedRow>(
    (json) => sql`with asked as (${rows(json)}),
    written as (${appointmentsWhere(isFree)}),
    links as (${LINKS}),
    mails as (${MAILS})
    select * from written`,
  );

const asGiven = (json: RawBuilder<string>) =>
  sql`select * from json_to_recordset(${json}) as given ${RECORD}`;
const GIVEN = COLUMNS.filter((name) => name !== 'hostNumber')
  .map((name) => `"${name}"`)
  .join(', ');
const withChosenHost = (json: RawBuilder<string>) => sql`
  select ${sql.raw(GIVEN)},
    "linkId", "tokenHash", "linkExpiresAt", emails, ${CHOSEN_HOST} as "hostNumber"
  from (
    select *, row_number() over (partition by "scheduledDate") - 1 as place
    from json_to_recordset(${json}) as given ${RECORD}
  ) as each`;

const insertForOneHost = insertionOf(
  asGiven,
  sql<boolean>`${noTimeOffOverlap(TIME, HOST)} and ${noBusyOverlap(TIME)}`,
);
const insertForAnyHost = insertionOf(withChosenHost, sql<boolean>`${HOST} is not null`);
const insertOverCalendar = insertionOf(asGiven, noTimeOffOverlap(TIME, HOST));

/**
 * Inserts appointments, each together with its link and mails. Skips an appointment if none of its hosts is free
 * (because of another one, also in the batch, time off, its limit per day or, without `ignoreCalendarConflicts`, the
 * connected calendar), if its idempotency key is taken, or if the same client has booked the same start. Returns the
 * inserted rows by id. `on conflict do nothing` waits for a concurrent insert to commit and then skips the row; fifty
 * concurrent plain inserts deadlock on an exclusion constraint.
 *
 * An appointment that several hosts could take may be skipped although one of them is free, if another insert takes the
 * chosen one at the same time: try again.
 */
export async function insertBookings(
  db: Db,
  bookings: readonly NewBooking[],
  { ignoreCalendarConflicts = false }: { ignoreCalendarConflicts?: boolean } = {},
): Promise<Map<string, BookedRow>> {
  if (bookings.some(({ hosts: [host, another] }) => another || host?.maxPerDay)) {
    return insertForAny(db, bookings.map(withPeriods));
  }
  const insert = ignoreCalendarConflicts ? insertOverCalendar : insertForOneHost;
  return byId(await insert(db, bookings.map(recordOf)));
}

async function insertForAny(db: Db, records: readonly RecordWithPeriods[]) {
  const limits = limitsOf(records);
  if (limits.length === 0) return byId(await insertForAnyHost(db, records));
  return db.transaction().execute(async (tx) => {
    await lockLimits(tx, limits);
    const rows: BookedRow[] = [];
    // One by one, because a statement does not count the appointments that it inserts.
    for (const record of records) rows.push(...(await insertForAnyHost(tx, [record])));
    return byId(rows);
  });
}

const byId = (rows: readonly BookedRow[]) => new Map(rows.map((row) => [row.id, row]));

const recordOf = ({ appointment, hosts, link, emails }: NewBooking) => ({
  ...appointment,
  hostNumber: hosts[0]?.number,
  linkId: link.id,
  tokenHash: link.tokenHash,
  linkExpiresAt: link.expiresAt,
  emails,
});

/** With the choice of hosts, and the local day and week (Monday to Sunday) whose consultations of each are counted. */
function withPeriods(booking: NewBooking) {
  const { hosts, zone, appointment } = booking;
  const date = localDateOf(appointment.scheduledDate, zone);
  const monday = addDaysTo(date, -((weekdayOf(date) + 6) % 7));
  return {
    ...recordOf(booking),
    hosts: hosts.map((host, place) => ({ ...host, place })),
    dayFrom: startOfLocalDate(date, zone),
    dayTo: endOfLocalDate(date, zone),
    weekFrom: startOfLocalDate(monday, zone),
    weekTo: endOfLocalDate(addDaysTo(monday, 6), zone),
  };
}
type RecordWithPeriods = ReturnType<typeof withPeriods>;

/** The days of hosts whose number of consultations is limited, as text to lock, in order. */
function limitsOf(records: readonly RecordWithPeriods[]): string[] {
  const limits = records.flatMap(({ hosts, dayFrom }) =>
    hosts.flatMap(({ number, maxPerDay }) =>
      maxPerDay === null ? [] : [`${dayFrom.toISOString()} ${number}`],
    ),
  );
  return [...new Set(limits)].sort();
}

/** Makes bookings that count towards the same limits wait for one another: each must see the ones before it. */
async function lockLimits(tx: Tx, limits: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(day, 0))
    from unnest(${limits}::text[]) with ordinality as limited (day, place) order by place`.execute(
    tx,
  );
}
