import { createHash } from 'node:crypto';
import { DomainError, invalidField } from '../../platform/errors/errors.ts';
import { rejectTooFast } from '../../platform/forms/reject-too-fast.ts';
import { subHours, subMinutes } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import type { NewBooking } from './booking-queries.ts';
import { newBooking } from './new-booking.ts';
import { findEarlierAttempt, type NewAppointment, releaseExpiredKey } from './queries.ts';
import { requireOpen } from './require-open.ts';
import { requireSlot } from './require-slot.ts';
import { consultationMinutes } from './rules.ts';
import type { BookAppointmentInput } from './schema.ts';
import { slotTaken } from './slot-taken.ts';

type Deps = Pick<
  Context,
  'db' | 'contentCache' | 'now' | 'secrets' | 'idempotencyKey' | 'writeBooking'
>;

/** For this long, a repeated booking without an Idempotency-Key counts as the same attempt. */
const REPEAT_WINDOW_MINUTES = 10;

const MAX_KEY_LENGTH = 200;

/** How long an Idempotency-Key is tied to its booking; after that it can be used for another one. */
const KEY_HOURS = 24;

/**
 * Books a consultation: the appointment, its link and the mails to client and firm are inserted by one statement.
 * Idempotent: the same details, with the same Idempotency-Key within 24 hours or without one within ten minutes,
 * return the existing appointment. Throws `invalid_input`, `component_hidden`, `slot_taken` (with the three nearest
 * free starts), `already_booked` (the same e-mail and start, but other details), `booking_cancelled` or
 * `idempotency_key_reused`.
 */
export async function bookAppointment(deps: Deps, input: BookAppointmentInput) {
  rejectTooFast(input.elapsedMs);
  if (deps.idempotencyKey && deps.idempotencyKey.length > MAX_KEY_LENGTH) {
    throw invalidField('Idempotency-Key', `Must be at most ${MAX_KEY_LENGTH} characters`);
  }
  const terms = await requireOpen(deps);
  const scheduledDate = requireSlot(input.scheduledDate, terms.zone, deps.now());
  const booking = newBooking(deps, detailsOf(deps, input, scheduledDate), {
    name: terms.firmName,
    email: terms.firmEmail,
  });
  return (
    (await deps.writeBooking(booking)) ??
    (await writeUnderExpiredKey(deps, booking)) ??
    (await repeatOrRefuse(deps, booking.appointment, terms.zone))
  );
}

function detailsOf(
  { idempotencyKey }: Deps,
  { website: _, elapsedMs: __, ...input }: BookAppointmentInput,
  scheduledDate: Date,
) {
  return {
    ...input,
    scheduledDate,
    duration: consultationMinutes(input.consultationType),
    idempotencyKey,
    requestHash: createHash('sha256')
      .update(JSON.stringify({ ...input, scheduledDate }))
      .digest('base64url'),
  };
}

/** Releases the idempotency key if it has expired and tries again to book; undefined if it has not, or that fails. */
async function writeUnderExpiredKey(deps: Deps, booking: NewBooking) {
  const { idempotencyKey } = booking.appointment;
  if (idempotencyKey === null) return undefined;
  const expiredBefore = subHours(deps.now(), KEY_HOURS);
  const isReleased = await releaseExpiredKey(deps.db, idempotencyKey, expiredBefore);
  return isReleased ? deps.writeBooking(booking) : undefined;
}

async function repeatOrRefuse(deps: Deps, appointment: NewAppointment, zone: string) {
  const { idempotencyKey, email, scheduledDate, requestHash, duration } = appointment;
  const since = subMinutes(deps.now(), REPEAT_WINDOW_MINUTES);
  const attempt = { idempotencyKey, email, scheduledDate, since };
  const earlier = await findEarlierAttempt(deps.db, attempt);
  if (!earlier) {
    throw await slotTaken(deps, 'This time was just taken.', {
      wanted: scheduledDate,
      durationMinutes: duration,
      zone,
    });
  }
  const hasKey = idempotencyKey !== null && earlier.idempotencyKey === idempotencyKey;
  if (earlier.requestHash === requestHash) {
    if (earlier.status !== 'cancelled') return earlier;
    throw new DomainError(
      'conflict',
      'booking_cancelled',
      'This booking was cancelled meanwhile. Please book again.',
    );
  }
  if (hasKey) {
    throw new DomainError(
      'conflict',
      'idempotency_key_reused',
      'This Idempotency-Key belongs to a booking with other details.',
    );
  }
  // A caller with other details has only proved that they know an e-mail and a time, so the response reveals
  // nothing about the stored appointment, which stays unchanged.
  throw new DomainError(
    'conflict',
    'already_booked',
    'This time is already booked under your e-mail address. To change the details, please call us.',
  );
}
