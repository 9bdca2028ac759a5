import { type Selectable, sql } from 'kysely';
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

/** What is answered of an appointment that was just booked. */
export type BookedRow = Pick<Selectable<Appointments>, (typeof APPOINTMENT_COLUMNS)[number]> & {
  status: 'scheduled';
};

/** Of each field of an appointment, in Postgres. */
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

// All batches take times in their order, so that no two wait for each other.
const APPOINTMENTS = sql`
  insert into appointments (${sql.join(COLUMNS.map((name) => sql.ref(name)))})
  select ${sql.join(COLUMNS.map(asked))} from asked
  where ${noTimeOffOverlap(TIME)} and ${noBusyOverlap(TIME)}
  order by ${asked('scheduledDate')}
  on conflict do nothing
  returning ${sql.join(APPOINTMENT_COLUMNS.map((name) => sql.ref(name)))}`;

const LINKS = sql`
  insert into appointment_links (id, token_hash, appointment_id, expires_at, created_at)
  select "linkId", "tokenHash", id, "linkExpiresAt", ${asked('createdAt')} from written join asked using (id)`;

const MAILS = outboxInsertion(asked('emails'), sql`written join asked using (id)`);

const insertAsked = precompiled<BookedRow>(
  (json) => sql`with asked as (
      select * from json_to_recordset(${json}) as asked (
        ${FIELDS}, "linkId" uuid, "tokenHash" text, "linkExpiresAt" timestamptz, emails json
      )
    ),
    written as (${APPOINTMENTS}),
    links as (${LINKS}),
    mails as (${MAILS})
    select * from written`,
);

/**
 * Books, each with its link and mails or not at all: not where the time, or the idempotency key, is taken, also by
 * another one of these, where time is off or the connected calendar is busy. Answers what was written by its id.
 * `on conflict do nothing` waits for a racing insert to commit and then gives way; plain inserts of fifty at once
 * deadlock on an exclusion constraint.
 */
export async function insertBookings(
  db: Db,
  bookings: readonly NewBooking[],
): Promise<Map<string, BookedRow>> {
  const rows = await insertAsked(
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
