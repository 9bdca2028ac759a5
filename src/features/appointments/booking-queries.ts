import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { precompiled } from '../../../db/precompiled.ts';
import type { Appointments } from '../../../db/schema.gen.ts';
import { noBusyOverlap } from '../calendars/busy/queries.ts';
import { type NewEmail, outboxInsertion } from '../email/enqueue-queries.ts';
import type { NewLink } from './client-link/queries.ts';
import { APPOINTMENT_COLUMNS, type NewAppointment, noTimeOffOverlap } from './queries.ts';

/** An appointment with its client's link and the mails about it. */
export type NewBooking = {
  appointment: NewAppointment;
  link: NewLink;
  emails: readonly NewEmail[];
};

/** The columns returned for a new appointment. */
export type BookedRow = Pick<Selectable<Appointments>, (typeof APPOINTMENT_COLUMNS)[number]> & {
  status: 'scheduled';
};

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
const TIME = { from: asked('scheduledDate'), to: asked('endsAt') };

// All batches insert in order of start, so that no two of them deadlock.
const appointmentsWhere = (isFree: RawBuilder<boolean>) => sql`
  insert into appointments (${sql.join(COLUMNS.map((name) => sql.ref(name)))})
  select ${sql.join(COLUMNS.map(asked))} from asked
  where ${isFree}
  order by ${asked('scheduledDate')}
  on conflict do nothing
  returning ${sql.join(APPOINTMENT_COLUMNS.map((name) => sql.ref(name)))}`;

const LINKS = sql`
  insert into appointment_links (id, token_hash, appointment_id, expires_at, created_at)
  select "linkId", "tokenHash", id, "linkExpiresAt", ${asked('createdAt')} from written join asked using (id)`;

const MAILS = outboxInsertion(asked('emails'), sql`written join asked using (id)`);

const insertionWhere = (isFree: RawBuilder<boolean>) =>
  precompiled<BookedRow>(
    (json) => sql`with asked as (
      select * from json_to_recordset(${json}) as asked (
        ${FIELDS}, "linkId" uuid, "tokenHash" text, "linkExpiresAt" timestamptz, emails json
      )
    ),
    written as (${appointmentsWhere(isFree)}),
    links as (${LINKS}),
    mails as (${MAILS})
    select * from written`,
  );
const insertWhereFree = insertionWhere(
  sql<boolean>`${noTimeOffOverlap(TIME)} and ${noBusyOverlap(TIME)}`,
);
const insertOverCalendar = insertionWhere(noTimeOffOverlap(TIME));

/**
 * Inserts appointments, each together with its link and mails. Skips an appointment whose time or idempotency key is
 * taken (also by another one in the batch), that overlaps time off or, without `ignoreCalendarConflicts`, at whose time
 * the connected calendar is busy. Returns the inserted rows by id. `on conflict do nothing` waits for a concurrent
 * insert to commit and then skips the row; fifty concurrent plain inserts deadlock on an exclusion constraint.
 */
export async function insertBookings(
  db: Db,
  bookings: readonly NewBooking[],
  { ignoreCalendarConflicts = false }: { ignoreCalendarConflicts?: boolean } = {},
): Promise<Map<string, BookedRow>> {
  const insert = ignoreCalendarConflicts ? insertOverCalendar : insertWhereFree;
  const rows = await insert(
    db,
    bookings.map(({ appointment, link, emails }) => ({
      ...appointment,
      linkId: link.id,
      tokenHash: link.tokenHash,
      linkExpiresAt: link.expiresAt,
      emails,
    })),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
