import { backoffMs } from '../../../platform/background/backoff.ts';
import { addHours, addMilliseconds, addMinutes, min } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import {
  findPayment,
  listPaymentsToCheck,
  type Payment,
  updatePayment,
} from '../../payments/queries.ts';
import { tellFirm } from '../../payments/refunds/send-refund.ts';
import { UNKNOWN_HOURS } from '../../payments/rules.ts';
import { connectStored } from '../../payments/settings/open-settings.ts';
import { isMissing, wordsOfFailure } from '../../payments/stripe/stripe-failure.ts';
import { type SessionState, stateOf } from './session-state.ts';
import { endUnpaid, type SettleDeps, settlePayment } from './settle-payment.ts';

type Deps = SettleDeps & Pick<Context, 'openStripe' | 'log'>;

const AT_ONCE = 100;
/** How often an open payment is asked about before its page ends. */
const EVERY_MINUTES = 5;
/** The payment company ends a page a little after its time. */
const GRACE_MINUTES = 1;
const BACKOFF = { firstMs: 60_000, maxMs: 30 * 60_000, jitter: 0.1 };

/**
 * Asks the payment company about payments whose message may be lost, so that nobody has paid without a time, and no time is
 * held for ever.
 */
export async function checkPayments(deps: Deps): Promise<void> {
  for (const id of await listPaymentsToCheck(deps.db, deps.now(), AT_ONCE)) {
    const payment = await findPayment(deps.db, id);
    if (payment) await checkPayment(deps, payment);
  }
}

/** Asks about one payment, records the answer, and decides when to ask again. Never throws. */
export async function checkPayment(deps: Deps, payment: Payment): Promise<void> {
  const { db, now } = deps;
  const { id, sessionId, expiresAt } = payment;
  if (payment.status !== 'open') return updatePayment(db, id, { checkAt: null });
  // Nobody knows the address of a page that was not recorded.
  if (!sessionId) {
    if (now() >= expiresAt) return endUnpaid(deps, id);
    return updatePayment(db, id, { checkAt: expiresAt });
  }
  try {
    const state = await askAbout(deps, payment);
    if (state.status !== 'open') {
      await settlePayment(deps, id, state);
      return;
    }
    await updatePayment(db, id, { checkAt: nextCheck(payment, now()), checks: 0 });
  } catch (error) {
    await noteUnanswered(deps, payment, error);
  }
}

/** The state of the page; once its time is over, it is ended there, so that nothing can be paid any more. */
async function askAbout(deps: Deps, { sessionId, expiresAt }: Payment): Promise<SessionState> {
  const stripe = await connectStored(deps);
  if (!stripe) throw new Error('There is no key of the payment company.');
  const state = stateOf(await stripe.checkout.sessions.retrieve(sessionId ?? ''));
  if (state.status !== 'open' || deps.now() < addMinutes(expiresAt, GRACE_MINUTES)) return state;
  return stateOf(await stripe.checkout.sessions.expire(sessionId ?? ''));
}

/** Ends the page at the payment company, for a client who gives the time back. Throws if it does not answer. */
export async function endSession(deps: Deps, { sessionId }: Payment): Promise<SessionState> {
  if (!sessionId) return { status: 'expired' };
  const stripe = await connectStored(deps);
  if (!stripe) throw new Error('There is no key of the payment company.');
  const state = stateOf(await stripe.checkout.sessions.retrieve(sessionId));
  return state.status === 'open'
    ? stateOf(await stripe.checkout.sessions.expire(sessionId))
    : state;
}

function nextCheck({ expiresAt }: Payment, now: Date): Date {
  const end = addMinutes(expiresAt, GRACE_MINUTES);
  const next = addMinutes(now, EVERY_MINUTES);
  return now < end ? min([next, end]) : addMinutes(now, GRACE_MINUTES);
}

/** The time stays held until there is an answer, at most for a day; then the firm is told. */
async function noteUnanswered(deps: Deps, payment: Payment, error: unknown): Promise<void> {
  const { db, now, log } = deps;
  const { id, expiresAt, checks } = payment;
  const failure = wordsOfFailure(error);
  log.warn({ payment: id, failure }, 'the payment company does not say whether a fee was paid');
  const isOverdue = now() > addHours(expiresAt, UNKNOWN_HOURS);
  if (isOverdue) await db.transaction().execute((tx) => tellFirm(tx, id, 'unknown'));
  if (isOverdue && isMissing(error)) return endUnpaid(deps, id, failure);
  const checkAt = addMilliseconds(now(), backoffMs(checks + 1, BACKOFF));
  await updatePayment(db, id, { checkAt, checks: checks + 1, failure });
}
