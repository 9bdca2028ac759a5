import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Appointments } from '../../../db/schema.gen.ts';
import type { ContactPreferences } from '../contact-preferences/rules.ts';
import { meetingPlaceOf } from '../scheduling/place-rules.ts';
import type { Place } from '../scheduling/rules.ts';
import type { ConsultationType } from '../scheduling/schema.ts';
import { STAFF_ONLY } from './admin/rules.ts';
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
export const STAFF_COLUMNS = [...APPOINTMENT_COLUMNS, ...STAFF_ONLY] as const;

/** The types of columns whose database types are too wide. */
export type StaffTypes = {
  place: Place | null;
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
  | 'officeKey'
  | 'place'
  | 'language'
  | 'otherSide'
  | 'clientLanguage'
> & {
  contactPreferences: ContactPreferences | null;
  otherSide?: string | null;
  place?: Place | null | undefined;
  language?: string | null | undefined;
  clientLanguage?: string | null;
};

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

/** What the place of an appointment depends on, for a statement that joins its type (as `type`) and its host. */
export const PLACE_COLUMNS = [
  'appointments.place as chosenPlace',
  'type.place as typePlace',
  'type.placeText as typePlaceText',
  'type.otherPlaces',
  'hosts.videoText',
] as const;

/** The types of these columns; those of the type are null if it has been deleted. */
export type PlaceTypes = {
  chosenPlace: Place | null;
  typePlace: Place | null;
  typePlaceText: string | null;
  otherPlaces: ConsultationType['otherPlaces'] | null;
};

/** Replaces `PLACE_COLUMNS` by the place and the text about it. */
export function withMeetingPlace<Row extends PlaceTypes & { videoText: string | null }>({
  chosenPlace,
  typePlace,
  typePlaceText,
  otherPlaces,
  videoText,
  ...row
}: Row) {
  const type = typePlace
    ? { place: typePlace, placeText: typePlaceText ?? '', otherPlaces: otherPlaces ?? [] }
    : undefined;
  return { ...row, ...meetingPlaceOf({ chosen: chosenPlace, type, videoText }) };
}
