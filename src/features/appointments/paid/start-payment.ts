import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { siteAddress } from '../../../platform/languages/messages-for.ts';
import { addHours, addMinutes, min } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findOpenPayment, insertPayment, type Payment } from '../../payments/queries.ts';
import { type Fee, PAY_MINUTES, PAYING_CLIENT, UNKNOWN_HOURS } from '../../payments/rules.ts';
import { findPaymentSettings } from '../../payments/settings/queries.ts';
import { changeCalendar } from '../../scheduling/change-calendar.ts';
import { TimeTakenError } from '../../scheduling/change-calendar-queries.ts';
import type { HostChoice } from '../../scheduling/choose-host-queries.ts';
import { deletePrepared, endExpiredHolds, insertHold } from '../../scheduling/holds/queries.ts';
import { type Buffers, buffersOf } from '../../scheduling/slot-request.ts';
import { blockAppointmentWrites } from '../../scheduling/time-off/queries.ts';
import { alreadyBooked } from '../already-booked.ts';
import type { detailsOf } from '../booking-details.ts';
import { hasBooked } from '../queries.ts';
import { ensureSession } from './ensure-session.ts';
import { PAYMENT_LINKS, paymentPath } from './payment-link.ts';
import { sealBooking } from './stored-booking.ts';

type Deps = Pick<
  Context,
  'db' | 'inTurn' | 'now' | 'secrets' | 'openStripe' | 'publicUrl' | 'language' | 'log'
>;

type Wanted = {
  details: ReturnType<typeof detailsOf>;
  fee: Fee;
  buffers: Buffers;
  hosts: readonly HostChoice[];
  zone: string;
  /** The token of a prepared booking, whose time is free for this client. */
  hold: string | null;
};

/**
 * Holds the time of a consultation with a fee, and returns the error that says where to pay. Nothing is booked yet: see
 * `settlePayment`. Idempotent: a repeated attempt gets the page of the first one. Throws `already_booked`,
 * `payment_open` (the same client and start, but other details), `idempotency_key_reused`, or `TimeTakenError`.
 */
export async function startPayment(deps: Deps, wanted: Wanted): Promise<DomainError> {
  const { details } = wanted;
  if (await hasBooked(deps.db, details)) throw alreadyBooked();
  const payment =
    (await findRepeated(deps, details)) ??
    (await holdAndInsert(deps, wanted)) ??
    (await findRepeated(deps, details));
  if (!payment) throw new TimeTakenError();
  return paymentRequired(deps, await ensureSession(deps, payment));
}

/** The payment that this attempt repeats; undefined if there is none. */
async function findRepeated({ db }: Deps, { requestHash, ...details }: Wanted['details']) {
  const open = await findOpenPayment(db, details);
  if (!open || open.requestHash === requestHash) return open;
  if (details.idempotencyKey !== null && open.idempotencyKey === details.idempotencyKey)
    throw new DomainError('conflict', 'idempotency_key_reused', errors.idempotencyKeyReused);
  throw new DomainError('conflict', 'payment_open', errors.paymentOpen);
}

/** Undefined if another request of the same client was faster. */
async function holdAndInsert(deps: Deps, wanted: Wanted): Promise<Payment | undefined> {
  const { details, fee, hosts, zone } = wanted;
  const buffers = buffersOf(wanted.buffers);
  const { db, now, secrets } = deps;
  const { id, tokenHash } = PAYMENT_LINKS.create(secrets);
  const createdAt = now();
  const { scheduledDate, duration } = details;
  const endsAt = addMinutes(scheduledDate, duration);
  const expiresAt = addMinutes(createdAt, PAY_MINUTES);
  const settings = await findPaymentSettings(db);
  const stored = { details, ...buffers, hosts: hosts.map(({ number }) => number) };
  const payment = {
    ...{ id, tokenHash },
    firstName: details.firstName,
    lastName: details.lastName,
    email: details.email,
    phone: details.phone,
    consultationType: details.consultationType,
    scheduledDate,
    ...fee,
    refundHours: settings?.refundHours ?? null,
    clientLanguage: details.clientLanguage,
    contactPreferences: details.contactPreferences && JSON.stringify(details.contactPreferences),
    booking: sealBooking(secrets, id, stored),
    idempotencyKey: details.idempotencyKey,
    requestHash: details.requestHash,
    expiresAt,
    checkAt: addMinutes(createdAt, FIRST_CHECK_MINUTES),
    createdAt,
  };
  try {
    return await changeCalendar(deps, async (tx) => {
      await blockAppointmentWrites(tx);
      await endExpiredHolds(tx, createdAt);
      if (wanted.hold) await deletePrepared(tx, wanted.hold);
      const hold = await insertHold(
        tx,
        {
          ...{ consultationType: details.consultationType, scheduledDate, duration, endsAt },
          ...buffers,
          heldUntil: min([addHours(expiresAt, UNKNOWN_HOURS), endsAt]),
          createdBy: PAYING_CLIENT,
          createdAt,
          tokenHash: null,
        },
        { hosts, zone, ignoreCalendarConflicts: false },
      );
      if (!hold) throw new TimeTakenError();
      const inserted = await insertPayment(tx, { ...payment, holdId: hold.id });
      if (!inserted) throw new RepeatedError();
      return inserted;
    });
  } catch (error) {
    // A repeated attempt finds its time held by the first one.
    if (error instanceof RepeatedError || error instanceof TimeTakenError) return undefined;
    throw error;
  }
}

/** The same client has begun to pay for this start in the meantime. */
class RepeatedError extends Error {}

/** When the payment company is first asked whether a message about the payment was lost. */
const FIRST_CHECK_MINUTES = 3;

/** The error for a booking that must be paid: where to pay, how much, and until when the time is held. */
function paymentRequired({ secrets, publicUrl, language }: Deps, payment: Payment): DomainError {
  const { checkoutUrl, expiresAt, amountMinor, currency } = payment;
  const page = paymentPath(secrets, payment);
  return new DomainError('payment_required', 'payment_required', errors.paymentRequired, {
    payment: {
      ...{ page, url: siteAddress({ formats: { language } }, publicUrl, page) },
      ...{ checkoutUrl, heldUntil: expiresAt.toISOString(), amountMinor, currency },
    },
  });
}

declare module '../../../platform/errors/errors.ts' {
  interface ErrorDetails {
    /** Where to pay for a consultation that is booked once it is paid; only with reason `payment_required`. */
    payment?: {
      /** The path of the page that says what is to be paid, and until when the time is held. */
      page: string;
      /** The same as a URL. */
      url: string;
      /** The page of the payment company; null if it does not answer at the moment: `page` tries again. */
      checkoutUrl: string | null;
      heldUntil: string;
      amountMinor: number;
      currency: string;
    };
  }
}
