import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { unscoped } from '../../../db/row-scope.ts';
import type { Appointments } from '../../../db/schema.gen.ts';
import type { Place } from '../availability/rules.ts';
import type { TimeSpan } from '../calendars/busy/queries.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';
import { isBeforeSetup } from '../visibility/queries.ts';
import type { AppointmentStatus } from './rules.ts';

/** The documented columns, in the documented order. */
export const APPOINTMENT_COLUMNS = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'consultationType',
  'scheduledDate',
  'duration',
  'status',
  'notes',
  'practiceArea',
  'reminderSent',
  'externalEventId',
  'createdAt',
  'updatedAt',
] as const;

/** The columns of an appointment that staff see; documented responses leave out the others. */
export const STAFF_COLUMNS = [...APPOINTMENT_COLUMNS, 'hostNumber', 'contactPreferences'] as const;

/** The types of columns whose database types are too wide. */
export type StaffTypes = {
  status: AppointmentStatus;
  contactPreferences: ContactPreferences | null;
};

/** Statuses that occupy their time; must match the exclusion constraint. */
const HOLDING_STATUSES = ['scheduled', 'confirmed'];

/** The values of a new appointment; the database sets the other columns. */
export type NewAppointment = Omit<
  Selectable<Appointments>,
  | 'status'
  | 'reminderSent'
  | 'externalEventId'
  | 'eraseAfter'
  | 'timeSetAt'
  | 'version'
  | 'search'
  | 'heldUntil'
  | 'contactPreferences'
  | 'otherSide'
> & { contactPreferences: ContactPreferences | null; otherSide?: string | null };

/** A query for `host_number` of each time off that overlaps a time span; null is the whole firm. */
export const timeOffDuring = ({ from, to }: TimeSpan) => sql`
  select host_number from ${unscoped('time_off')}
  where tstzrange(starts_at, ends_at, '[)') && tstzrange(${from}, ${to}, '[)')`;

/** Whether no time off of a host or of the firm overlaps a time span, evaluated inside the calling statement. */
export const noTimeOffOverlap = (span: TimeSpan, host: number | RawBuilder<unknown>) =>
  sql<boolean>`not exists (${timeOffDuring(span)} and coalesce(time_off.host_number, ${host}) = ${host})`;

/**
 * The appointment of an earlier booking attempt: by its idempotency key, else one with the same e-mail and start that
 * still occupies its time and was created after `since`.
 */
export function findEarlierAttempt(
  db: Db,
  attempt: { idempotencyKey: string | null; email: string; scheduledDate: Date; since: Date },
) {
  return db
    .selectFrom('appointments')
    .select([...STAFF_COLUMNS, 'idempotencyKey', 'requestHash'])
    .where((eb) =>
      eb.or([
        eb('idempotencyKey', '=', attempt.idempotencyKey),
        eb.and([
          eb(sql`lower(email)`, '=', attempt.email.toLowerCase()),
          eb('scheduledDate', '=', attempt.scheduledDate),
          eb('status', 'in', HOLDING_STATUSES),
          eb('createdAt', '>', attempt.since),
        ]),
      ]),
    )
    .orderBy(sql`idempotency_key is not distinct from ${attempt.idempotencyKey}`, 'desc')
    .limit(1)
    .$narrowType<StaffTypes>()
    .executeTakeFirst();
}

/** Whether a client has booked this start online, and the appointment still occupies its time. */
export async function hasBooked(
  db: Db,
  { email, scheduledDate }: { email: string; scheduledDate: Date },
): Promise<boolean> {
  const booked = await db
    .selectFrom('appointments')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('scheduledDate', '=', scheduledDate)
    .where('status', 'in', HOLDING_STATUSES)
    .where('requestHash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return booked !== undefined;
}

/** Clears an idempotency key if it was used before `bookedBefore`. Returns whether there was one. */
export async function releaseExpiredKey(db: Db, key: string, bookedBefore: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('appointments')
    .set({ idempotencyKey: null })
    .where('idempotencyKey', '=', key)
    .where('createdAt', '<', bookedBefore)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

type BookingTerms = {
  zone: string;
  firmName: string;
  firmEmail: string;
  isOpen: boolean;
  /** The keys of the active practice areas. */
  practiceAreas: string[];
};

/** The firm's settings that a booking needs, in one round trip. */
export async function getBookingTerms(db: Db): Promise<BookingTerms> {
  return db
    .selectFrom('firmProfile')
    .leftJoin('componentVisibilitySettings as booking', (join) =>
      join.on('booking.componentKey', '=', 'consultation_booking'),
    )
    .select([
      'firmProfile.zone',
      'firmProfile.name as firmName',
      'firmProfile.email as firmEmail',
      sql<boolean>`coalesce(booking.is_visible, true) and not ${isBeforeSetup}`.as('isOpen'),
      sql<string[]>`array(select key from practice_areas where is_active)`.as('practiceAreas'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * An appointment with the fields that mails and calendar files use: whom it is with (`hostName` is null for the firm),
 * in which office (`officeAddress` is null for the firm's), and how its type takes place. For a deleted type, the label
 * is its key, and place and texts are null.
 */
export function findAppointmentForMail(db: Db, id: string) {
  return db
    .selectFrom('appointments')
    .leftJoin('consultationTypes as type', 'type.key', 'appointments.consultationType')
    .leftJoin('hosts', 'hosts.number', 'appointments.hostNumber')
    .leftJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .leftJoin('practiceAreas as area', 'area.key', 'appointments.practiceArea')
    .select([
      'appointments.id',
      'hostNumber',
      'practiceArea',
      'firstName',
      'lastName',
      'email',
      'phone',
      'notes',
      'contactPreferences',
      'scheduledDate',
      'duration',
      'status',
      'version',
      'attorneys.name as hostName',
      'hosts.officeAddress',
      'type.place',
      'type.placeText',
      'type.bringText',
      'type.priceLabel',
    ])
    .select((eb) => eb.fn.coalesce('type.label', 'consultationType').as('typeLabel'))
    .select((eb) => eb.fn.coalesce('area.label', 'practiceArea').as('practiceAreaLabel'))
    .where('appointments.id', '=', id)
    .$narrowType<{ place: Place | null; contactPreferences: ContactPreferences | null }>()
    .executeTakeFirst();
}

/** The buffers stored with an appointment, which it keeps when it moves. */
export function findBuffers(db: Db, id: string) {
  return db
    .selectFrom('appointments')
    .select(['bufferBeforeMinutes', 'bufferAfterMinutes'])
    .where('id', '=', id)
    .executeTakeFirst();
}
