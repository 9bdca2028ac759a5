import { isDeepStrictEqual } from 'node:util';
import * as errors from '../../../messages/en/errors.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { rejectTooFast } from '../../platform/forms/reject-too-fast.ts';
import { requireShortKey } from '../../platform/idempotency/require-short-key.ts';
import { KEY_HOURS } from '../../platform/idempotency/rules.ts';
import { subHours, subMinutes } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { mayUse } from '../contact-preferences/rules.ts';
import { TimeTakenError } from '../scheduling/change-calendar-queries.ts';
import { deletePrepared } from '../scheduling/holds/queries.ts';
import { readSchedule } from '../scheduling/read-schedule.ts';
import { requireOpen } from '../scheduling/require-open.ts';
import { hostChoices, requireSlot } from '../scheduling/require-slot.ts';
import type { Schedule } from '../scheduling/schema.ts';
import { publicSlotRequest, type SlotRequest } from '../scheduling/slot-request.ts';
import { slotTaken } from '../scheduling/slots/slot-taken.ts';
import { alreadyBooked } from './already-booked.ts';
import { detailsOf } from './booking-details.ts';
import type { NewBooking } from './booking-queries.ts';
import { appointmentPath } from './client-link/appointment-link.ts';
import { meetingOf } from './client-meeting.ts';
import { bookPrepared } from './held/book-prepared.ts';
import { newBooking } from './new-booking.ts';
import { startPayment } from './paid/start-payment.ts';
import { findEarlierAttempt, hasBooked, releaseExpiredKey } from './queries.ts';
import { requirePhone } from './require-phone.ts';
import type { BookAppointmentInput } from './schema.ts';

type Deps = Pick<
  Context,
  | 'db'
  | 'inTurn'
  | 'contentCache'
  | 'now'
  | 'secrets'
  | 'idempotencyKey'
  | 'language'
  | 'writeBooking'
  | 'visitCounter'
  | 'openStripe'
  | 'publicUrl'
  | 'log'
>;

/** For this long, a repeated booking without an Idempotency-Key counts as the same attempt. */
const REPEAT_WINDOW_MINUTES = 10;

/**
 * Books a consultation: the appointment, its link and the mails to client and firm are inserted by one statement.
 * Idempotent: the same details, with the same Idempotency-Key within 24 hours or without one within ten minutes,
 * return the existing appointment. With the token of a prepared booking, its time is free for this client, and any
 * other choice releases it. Throws `invalid_input`, `component_hidden`, `slot_taken` (with the three nearest free
 * starts), `already_booked` (the same e-mail and start, but other details), `booking_cancelled`,
 * `idempotency_key_reused` or, for a consultation with a fee, `payment_required`, with where to pay.
 */
export async function bookAppointment(deps: Deps, input: BookAppointmentInput) {
  rejectTooFast(input.elapsedMs);
  if (deps.idempotencyKey) requireShortKey(deps.idempotencyKey);
  const terms = await requireOpen(deps, input);
  requirePhone(await readSchedule(deps), input);
  const { booked, schedule } =
    (await findPaid(deps, input, terms)) ??
    (await bookPrepared(deps, input, terms)) ??
    (await bookOrRefuse(deps, input, terms));
  if (input.hold) await deletePrepared(deps.db, input.hold);
  const meeting = meetingOf(schedule, booked);
  const isMailed = mayUse(booked.contactPreferences, 'email');
  const clientPage = (isMailed ? undefined : await appointmentPath(deps, booked.id)) ?? null;
  return {
    ...{ ...booked, meeting, clientPage },
    ...(input.attorney && { attorney: input.attorney }),
    ...(meeting.isOutsideArea && { outsidePracticeArea: true as const }),
  };
}

type Terms = Awaited<ReturnType<typeof requireOpen>>;

/** The slot request of a booking and its start under the current rules. Throws `invalid_input`. */
async function readRequest(deps: Deps, input: BookAppointmentInput, { zone }: Terms) {
  const schedule = await readSchedule(deps);
  const { consultationType: type, practiceArea: area } = input;
  const slotRequest = publicSlotRequest(schedule, { ...input, type });
  const rules = { schedule, slotRequest, zone, now: deps.now(), area };
  const { start, hosts } = requireSlot(input.scheduledDate, rules);
  /** The other hosts who offer it, if the client asked for one attorney. */
  const others = input.attorney ? othersFor(schedule, input, slotRequest.hosts) : undefined;
  return { schedule, slotRequest, start, hosts, others };
}

/** The same request with the other hosts who offer it, first those who work on the practice area. */
function othersFor(
  schedule: Schedule,
  { attorney: _, consultationType: type, ...input }: BookAppointmentInput,
  left: readonly number[],
): SlotRequest {
  const { practiceArea: area } = input;
  const slotRequest = publicSlotRequest(schedule, { ...input, type });
  const others = slotRequest.hosts.filter((host) => !left.includes(host));
  const choices = hostChoices(schedule, others, { type, area });
  const hosts = choices.sort((a, b) => a.rank - b.rank).map(({ number }) => number);
  return { ...slotRequest, hosts };
}

/**
 * For a consultation with a fee: the appointment that this attempt has paid for; undefined if there is no fee. Throws
 * `payment_required`, with where to pay, once its time is held: see `startPayment`.
 */
async function findPaid(deps: Deps, input: BookAppointmentInput, terms: Terms) {
  const { types } = await readSchedule(deps);
  const type = types.find(({ key }) => key === input.consultationType);
  if (!type?.fee) return undefined;
  const requested = await readRequest(deps, input, terms);
  const { schedule, slotRequest, start: scheduledDate, hosts } = requested;
  const duration = slotRequest.durationMinutes;
  const details = detailsOf(deps, input, { scheduledDate, duration, type });
  const earlier = await repeatOf(deps, details);
  if (earlier) return { booked: earlier, schedule };
  const { zone } = terms;
  try {
    const { fee } = type;
    throw await startPayment(deps, {
      ...{ details, fee, hosts, zone, hold: input.hold, buffers: slotRequest },
    });
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    const taken = { ...requested, zone, wanted: scheduledDate };
    throw (await slotTaken(deps, errors.slotTaken, taken)).error;
  }
}

/** More than the hosts that a firm can have. */
const MAX_ATTEMPTS = 400;

/**
 * Tries again while another booking takes the chosen host at the same time and a host is still free, and when staff
 * have changed the rules in the meantime: see `insertBookings`.
 */
async function bookOrRefuse(deps: Deps, input: BookAppointmentInput, terms: Terms) {
  for (let attempt = 1; ; attempt += 1) {
    const requested = await readRequest(deps, input, terms);
    const { schedule, slotRequest, start: scheduledDate, hosts } = requested;
    const { zone, firmName: name, firmEmail: email } = terms;
    const booking = newBooking(
      deps,
      detailsOf(deps, input, {
        ...{ scheduledDate, duration: slotRequest.durationMinutes },
        type: schedule.types.find(({ key }) => key === slotRequest.type),
      }),
      { slotRequest, hosts, zone },
      { name, email },
    );
    const booked =
      (await deps.writeBooking(booking)) ?? (await writeUnderExpiredKey(deps, booking));
    if (booked) {
      deps.visitCounter.countBooking();
      return { booked, schedule };
    }
    const earlier = await repeatOf(deps, booking.appointment);
    if (earlier) return { booked: earlier, schedule };
    // The same object, unless nothing can be cached at the moment.
    const isCurrent = isDeepStrictEqual(await readSchedule(deps), schedule);
    if (!isCurrent && attempt < MAX_ATTEMPTS) continue;
    const refusal = await slotTaken(deps, errors.slotTaken, {
      ...requested,
      zone,
      wanted: scheduledDate,
    });
    if (!refusal.isFreeAgain || attempt === MAX_ATTEMPTS) throw refusal.error;
    // Another host is free, but a client cannot have two appointments at the same start.
    if (await hasBooked(deps.db, booking.appointment)) throw alreadyBooked();
  }
}

/** Releases the idempotency key if it has expired and tries again to book; undefined if it has not, or that fails. */
async function writeUnderExpiredKey(deps: Deps, booking: NewBooking) {
  const { idempotencyKey } = booking.appointment;
  if (idempotencyKey === null) return undefined;
  const expiredBefore = subHours(deps.now(), KEY_HOURS);
  const isReleased = await releaseExpiredKey(deps.db, idempotencyKey, expiredBefore);
  return isReleased ? deps.writeBooking(booking) : undefined;
}

/**
 * The appointment that this booking repeats; undefined if there is none. Throws if there is one that the same client
 * or idempotency key booked with other details, or that was cancelled.
 */
async function repeatOf(
  deps: Deps,
  appointment: Pick<
    NewBooking['appointment'],
    'idempotencyKey' | 'email' | 'scheduledDate' | 'requestHash'
  >,
) {
  const { idempotencyKey, email, scheduledDate, requestHash } = appointment;
  const since = subMinutes(deps.now(), REPEAT_WINDOW_MINUTES);
  const attempt = { idempotencyKey, email, scheduledDate, since };
  const earlier = await findEarlierAttempt(deps.db, attempt);
  if (!earlier) return undefined;
  const hasKey = idempotencyKey !== null && earlier.idempotencyKey === idempotencyKey;
  if (earlier.requestHash === requestHash) {
    if (earlier.status !== 'cancelled') return earlier;
    throw new DomainError('conflict', 'booking_cancelled', errors.bookingCancelled);
  }
  if (hasKey) {
    throw new DomainError('conflict', 'idempotency_key_reused', errors.idempotencyKeyReused);
  }
  throw alreadyBooked();
}
