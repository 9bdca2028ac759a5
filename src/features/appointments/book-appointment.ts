import { createHash, randomUUID } from 'node:crypto';
import { DomainError, invalidField } from '../../platform/errors/errors.ts';
import { rejectTooFast } from '../../platform/forms/reject-too-fast.ts';
import { addMinutes, subHours, subMinutes } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listAlternatives } from './availability.ts';
import { newLink } from './client-link/make-link.ts';
import { findEarlierAttempt, type NewAppointment, releaseExpiredKey } from './queries.ts';
import { requireOpen } from './require-open.ts';
import { requireSlot } from './require-slot.ts';
import { consultationMinutes } from './rules.ts';
import type { BookAppointmentInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'kept' | 'now' | 'secrets' | 'idempotencyKey' | 'writeBooking'>;

/** A repeat without a key counts as the same attempt for this long. */
const REPEAT_WINDOW_MINUTES = 10;

const MAX_KEY_LENGTH = 200;

/** How long an Idempotency-Key stands for its booking; after that it may name another one. */
const KEY_HOURS = 24;

/**
 * Books a consultation: the appointment, its link and the mails to client and firm are one statement.
 * Idempotent: the same details, with the same Idempotency-Key within 24 hours or without one within ten minutes,
 * answer the appointment that is already there. Throws `invalid_input`, `component_hidden`, `slot_taken` (with the three nearest free
 * starts), `already_booked` (the same e-mail and start, but other details), `booking_cancelled` or
 * `idempotency_key_reused`.
 */
export async function bookAppointment(deps: Deps, input: BookAppointmentInput) {
  rejectTooFast(input.elapsedMs);
  if (deps.idempotencyKey && deps.idempotencyKey.length > MAX_KEY_LENGTH) {
    throw invalidField('Idempotency-Key', `Must be at most ${MAX_KEY_LENGTH} characters`);
  }
  const terms = await requireOpen(deps);
  const scheduledDate = requireSlot(input.scheduledDate, terms.zone, deps.now());
  const appointment = newAppointment(deps, input, scheduledDate);
  return (
    (await writeWithMails(deps, appointment, terms)) ??
    (await writeUnderExpiredKey(deps, appointment, terms)) ??
    (await repeatOrRefuse(deps, appointment, terms.zone))
  );
}

function newAppointment(
  { idempotencyKey, now }: Deps,
  { website: _, elapsedMs: __, ...input }: BookAppointmentInput,
  scheduledDate: Date,
): NewAppointment {
  const duration = consultationMinutes(input.consultationType);
  return {
    ...input,
    id: randomUUID(),
    scheduledDate,
    duration,
    endsAt: addMinutes(scheduledDate, duration),
    createdAt: now(),
    updatedAt: now(),
    idempotencyKey,
    requestHash: createHash('sha256')
      .update(JSON.stringify({ ...input, scheduledDate }))
      .digest('base64url'),
  };
}

function writeWithMails(
  deps: Deps,
  appointment: NewAppointment,
  { firmName, firmEmail }: { firmName: string; firmEmail: string },
) {
  const { id, firstName, lastName, email, endsAt } = appointment;
  const mail = (
    kind: 'booking_confirmation' | 'booking_notice',
    toEmail: string,
    toName: string,
  ) => ({
    kind,
    toEmail,
    toName,
    payload: { id },
    dedupeKey: `${kind}:${id}`,
  });
  return deps.writeBooking({
    appointment,
    link: newLink(deps, endsAt),
    emails: [
      mail('booking_confirmation', email, `${firstName} ${lastName}`),
      mail('booking_notice', firmEmail, firmName),
    ],
  });
}

/** Books where only the key of an earlier booking was in the way, and that has expired; undefined otherwise. */
async function writeUnderExpiredKey(
  deps: Deps,
  appointment: NewAppointment,
  terms: { firmName: string; firmEmail: string },
) {
  const { idempotencyKey } = appointment;
  if (idempotencyKey === null) return undefined;
  const expiredBefore = subHours(deps.now(), KEY_HOURS);
  const isReleased = await releaseExpiredKey(deps.db, idempotencyKey, expiredBefore);
  return isReleased ? writeWithMails(deps, appointment, terms) : undefined;
}

async function repeatOrRefuse({ db, now }: Deps, appointment: NewAppointment, zone: string) {
  const { idempotencyKey, email, scheduledDate, requestHash, duration } = appointment;
  const since = subMinutes(now(), REPEAT_WINDOW_MINUTES);
  const earlier = await findEarlierAttempt(db, { idempotencyKey, email, scheduledDate, since });
  if (!earlier) {
    throw new DomainError('conflict', 'slot_taken', 'This time was just taken.', {
      alternatives: await listAlternatives(
        { db, now },
        { wanted: scheduledDate, durationMinutes: duration, zone },
      ),
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
  // Whoever sends other details has proved only that they know an e-mail and a time: they learn nothing
  // of what is stored, and it stays as it is.
  throw new DomainError(
    'conflict',
    'already_booked',
    'This time is already booked under your e-mail address. To change the details, please call us.',
  );
}
