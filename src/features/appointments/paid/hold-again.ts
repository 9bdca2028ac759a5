import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { TimeTakenError } from '../../scheduling/change-calendar-queries.ts';
import { readSchedule } from '../../scheduling/read-schedule.ts';
import { requireOpen } from '../../scheduling/require-open.ts';
import { requireSlot } from '../../scheduling/require-slot.ts';
import { publicSlotRequest } from '../../scheduling/slot-request.ts';
import { slotTaken } from '../../scheduling/slots/slot-taken.ts';
import { getPaymentByToken, paymentPath } from './payment-link.ts';
import { startPayment } from './start-payment.ts';
import { openBooking } from './stored-booking.ts';

type Deps = Parameters<typeof startPayment>[0] & Pick<Context, 'contentCache'>;

/**
 * Holds the time of an ended payment again, with the details that the client entered, and returns the path of the new
 * page. Throws `link_not_found`, `payment_closed`, `slot_taken`, and what a booking throws.
 */
export async function holdAgain(deps: Deps, token: string): Promise<{ page: string }> {
  const payment = await getPaymentByToken(deps.db, token);
  const stored = openBooking(deps.secrets, payment);
  if (payment.status === 'open') return { page: paymentPath(deps.secrets, payment) };
  const { zone } = await requireOpen(deps);
  const schedule = await readSchedule(deps);
  const type = schedule.types.find(({ key }) => key === payment.consultationType);
  if (payment.status !== 'expired' || !stored || !type?.fee)
    throw new DomainError('conflict', 'payment_closed', errors.paymentClosed);
  const { details } = stored;
  const { practiceArea: area, place, language } = details;
  const slotRequest = publicSlotRequest(schedule, {
    ...{ type: type.key, practiceArea: area, language },
    ...(type.otherPlaces.length > 0 && { place }),
  });
  const wanted = payment.scheduledDate;
  const rules = { schedule, slotRequest, zone, now: deps.now(), area };
  const { hosts } = requireSlot(wanted.toISOString(), rules);
  const chosen = hosts.filter(({ number }) => stored.hosts.includes(number));
  try {
    const error = await startPayment(deps, {
      details: { ...details, idempotencyKey: null },
      fee: type.fee,
      buffers: slotRequest,
      hosts: chosen.length > 0 ? chosen : hosts,
      ...{ zone, hold: null },
    });
    return { page: error.details.payment?.page ?? paymentPath(deps.secrets, payment) };
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    const taken = { wanted, zone, schedule, slotRequest };
    throw (await slotTaken(deps, errors.slotTaken, taken)).error;
  }
}
