import * as validation from '../../../messages/en/validation.ts';
/**
 * Limits of consultations. No imports, so that a public page can load them cheaply.
 * Source: public spec §3 and §9.
 */

export const APPOINTMENT_STATUSES = ['scheduled', 'confirmed', 'cancelled', 'completed'] as const;

export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** Whether a status is final: only reopening changes it. */
export function isClosed(status: AppointmentStatus): boolean {
  return status === 'cancelled' || status === 'completed';
}

/** Whether an appointment has begun at `now`; only then can it be completed. */
export function hasStarted(
  { scheduledDate }: { scheduledDate: string | Date },
  now: Date,
): boolean {
  return new Date(scheduledDate) <= now;
}

/** Clients can move and cancel online until this many hours before the start; after that they must phone. */
export const CHANGE_UNTIL_HOURS = 24;

const HOUR_MS = 3_600_000;

/**
 * The last instant at which clients can move or cancel an appointment with this start. Counted in elapsed hours, also
 * across a daylight saving change.
 */
export function changeUntil(start: Date): Date {
  return new Date(start.getTime() - CHANGE_UNTIL_HOURS * HOUR_MS);
}

/** Whether clients must give a number to book a consultation at this place: the firm calls them. */
export const needsPhone = (place: string | undefined): boolean => place === 'phone';

export const PHONE_MISSING = validation.phoneMissing;
