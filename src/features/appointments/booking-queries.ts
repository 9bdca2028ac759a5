import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { precompiled } from '../../../db/precompiled.ts';
import type { Appointments } from '../../../db/schema.gen.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';
import { type NewEmail, outboxInsertion } from '../email/enqueue-queries.ts';
import { periodsOf } from '../scheduling/booking-periods.ts';
import { noBusyOverlap, noTimeOffOverlap } from '../scheduling/busy/overlap-queries.ts';
import {
  CHOICE_FIELDS,
  choiceOf,
  chosenHost,
  type HostChoice,
  WEEKS_OF_GIVEN,
} from '../scheduling/choose-host-queries.ts';
import { type HostDay, lockDayLimits } from '../scheduling/day-limit-queries.ts';
import type { Place } from '../scheduling/rules.ts';
import type { NewLink } from './client-link/queries.ts';
import { type APPOINTMENT_COLUMNS, type NewAppointment, STAFF_COLUMNS } from './queries.ts';

/**
 * An appointment with its client's link and the mails about it. It gets the first of `hosts` that is free, in the order
 * of their ranks, then of their consultations in that week, ties in the order given.
 */
export type NewBooking = {
  appointment: Omit<NewAppointment, 'hostNumber'>;
  hosts: readonly HostChoice[];
  /** The firm's zone, which determines the local day and week of the appointment. */
  zone: string;
  link: NewLink;
  emails: readonly NewEmail[];
};

/** The columns returned for a new appointment. */
export type BookedRow = Pick<
  Selectable<Appointments>,
  (typeof APPOINTMENT_COLUMNS)[number] | 'hostNumber' | 'officeKey' | 'language' | 'clientLanguage'
> & { status: 'scheduled'; place: Place | null; contactPreferences: ContactPreferences | null };

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
  otherSide: 'text',
  practiceArea: 'text',
  place: 'text',
  language: 'text',
  clientLanguage: 'text',
  createdAt: 'timestamptz',
  updatedAt: 'timestamptz',
  idempotencyKey: 'text',
  requestHash: 'text',
  contactPreferences: 'jsonb',
};
const COLUMNS = Object.keys(TYPES);
const asked = (field: string) => sql.raw(`asked."${field}"`);
const FIELDS = sql.raw(
  Object.entries(TYPES)
    .map(([field, type]) => `"${field}" ${type}`)
    .join(', '),
);
const HOST = asked('hostNumber');
/** The time that the appointment blocks, buffers included. */
const BLOCKED = sql`blocked_time(
  ${asked('scheduledDate')}, ${asked('endsAt')},
  ${asked('bufferBeforeMinutes')}, ${asked('bufferAfterMinutes')})`;
const TIME = { from: sql`lower(${BLOCKED})`, to: sql`upper(${BLOCKED})` };

// All batches insert in order of host and start, so that no two of them deadlock: a batch waits only for a time of a
// host at or after those that it holds. In order of start, two could each hold a time of the host that the other wants.
const appointmentsWhere = (isFree: RawBuilder<boolean>) => sql`
  insert into appointments (${sql.join(COLUMNS.map((name) => sql.ref(name)))})
  select ${sql.join(COLUMNS.map(asked))} from asked
  where ${isFree}
  order by ${HOST}, ${asked('scheduledDate')}
  on conflict do nothing
  returning ${sql.join(STAFF_COLUMNS.map((name) => sql.ref(name)))}`;

const LINKS = sql`
  insert into appointment_links (id, token_hash, appointment_id, expires_at, created_at)
  select "linkId", "tokenHash", id, "linkExpiresAt", ${asked('createdAt')} from written join asked using (id)`;

const MAILS = outboxInsertion(asked('emails'), sql`written join asked using (id)`);

const RECORD = sql`(
  ${FIELDS}, "linkId" uuid, "tokenHash" text, "linkExpiresAt" timestamptz, emails json, ${CHOICE_FIELDS})`;

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
const withChosenHost =
  (options: { ignoreCalendarConflicts: boolean }) => (json: RawBuilder<string>) => {
    const weekConsultations = sql`
      select host_number, consultations from weeks where weeks."weekFrom" = each."weekFrom"`;
    return sql`
  with given as materialized (select * from json_to_recordset(${json}) as given ${RECORD}),
    weeks as materialized (${WEEKS_OF_GIVEN})
  select ${sql.raw(GIVEN)}, "linkId", "tokenHash", "linkExpiresAt", emails,
    ${chosenHost({ ...options, weekConsultations })} as "hostNumber"
  from (select *, row_number() over (partition by "scheduledDate", hosts, ranks) - 1 as turn from given) as each`;
  };

const isHostFound = sql<boolean>`${HOST} is not null`;

/** Whether the host has not stopped taking consultations since the schedule was read. */
const IS_ACTIVE = sql<boolean>`exists (select from hosts where number = ${HOST} and is_active)`;
const isOpen = sql<boolean>`${IS_ACTIVE} and ${noTimeOffOverlap(TIME, HOST)}`;

/** For bookings that only one host can take, and for those that several can: without and with calendar conflicts. */
const INSERTIONS = {
  one: {
    checked: insertionOf(asGiven, sql<boolean>`${isOpen} and ${noBusyOverlap(TIME, HOST)}`),
    ignoring: insertionOf(asGiven, isOpen),
  },
  any: {
    checked: insertionOf(withChosenHost({ ignoreCalendarConflicts: false }), isHostFound),
    ignoring: insertionOf(withChosenHost({ ignoreCalendarConflicts: true }), isHostFound),
  },
};

/**
 * Inserts appointments, each together with its link and mails. Skips an appointment if none of its hosts is free, if
 * its idempotency key is taken, or if the same client has booked the same start. A host is not free during another
 * appointment, also one of the batch, during time off, once its limit of the day is reached, once it has stopped taking
 * consultations and, without `ignoreCalendarConflicts`, while the calendar of the firm or the host is busy. Returns the
 * inserted rows by id. `on conflict do nothing` waits for a concurrent insert to commit and then skips the row; fifty
 * concurrent plain inserts deadlock on an exclusion constraint.
 *
 * An appointment that several hosts could take may be skipped although one of them is free, if another insert takes the
 * chosen one at the same time, also another one of the batch: try again.
 */
export async function insertBookings(
  db: Db,
  bookings: readonly NewBooking[],
  { ignoreCalendarConflicts = false }: { ignoreCalendarConflicts?: boolean } = {},
): Promise<Map<string, BookedRow>> {
  const conflicts = ignoreCalendarConflicts ? 'ignoring' : 'checked';
  if (!bookings.some(({ hosts: [host, another] }) => another || host?.maxPerDay)) {
    return byId(await INSERTIONS.one[conflicts](db, bookings.map(recordOf)));
  }
  const insert = INSERTIONS.any[conflicts];
  const records = bookings.map(withPeriods);
  const isLimited = (record: RecordToWrite) => limitedDays(record).length > 0;
  const unlimited = records.filter((record) => !isLimited(record));
  const rows = unlimited.length > 0 ? [...(await insert(db, unlimited))] : [];
  // One by one, because a statement does not count the appointments that it inserts. Each in a transaction of its own:
  // the hosts are chosen during the insert, so a transaction that holds several could deadlock with another one.
  for (const record of records.filter(isLimited)) {
    const inserted = await db.transaction().execute(async (tx) => {
      await lockDayLimits(tx, limitedDays(record));
      return insert(tx, [record]);
    });
    rows.push(...inserted);
  }
  return byId(rows);
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

/** Adds the choice of hosts, and the day and the week in which the consultations of each host are counted. */
function withPeriods(booking: NewBooking) {
  const { hosts, zone, appointment } = booking;
  return {
    ...recordOf(booking),
    ...choiceOf(hosts),
    ...periodsOf(appointment.scheduledDate, zone),
  };
}

type RecordToWrite = ReturnType<typeof withPeriods>;

const limitedDays = ({ hosts, limits, dayFrom }: RecordToWrite): HostDay[] =>
  hosts.flatMap((number, place) => (limits[place] === null ? [] : [{ number, from: dayFrom }]));
