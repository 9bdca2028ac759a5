import * as errors from '../../../../messages/en/errors.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { endSession } from './check-payments.ts';
import { getPaymentByToken } from './payment-link.ts';
import type { SessionState } from './session-state.ts';
import { endUnpaid, type SettleDeps, settlePayment } from './settle-payment.ts';

type Deps = SettleDeps & Pick<Context, 'openStripe' | 'log'>;

/**
 * The client gives the time back without paying. The page of the payment company is ended first, so that nothing can be
 * paid afterwards; if it turns out to be paid, the consultation is booked instead. Idempotent. Throws `link_not_found`,
 * or `payment_unknown` if the payment company does not answer.
 */
export async function releasePayment(deps: Deps, token: string): Promise<void> {
  const payment = await getPaymentByToken(deps.db, token);
  if (payment.status !== 'open') return;
  let state: SessionState;
  try {
    state = await endSession(deps, payment);
  } catch (error) {
    deps.log.warn({ err: error, payment: payment.id }, 'a page to pay on could not be ended');
    throw new DomainError('unavailable', 'payment_unknown', errors.paymentUnknown);
  }
  if (state.status === 'paid') await settlePayment(deps, payment.id, state);
  else await endUnpaid(deps, payment.id);
}
