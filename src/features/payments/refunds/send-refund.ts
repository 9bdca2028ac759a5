import type { Stripe } from 'stripe';
import type { Db, Tx } from '../../../../db/client.ts';
import { backoffMs } from '../../../platform/background/backoff.ts';
import { addHours, addMilliseconds, addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { findPayment } from '../queries.ts';
import type { RefundStatus } from '../rules.ts';
import { connectStored } from '../settings/open-settings.ts';
import { isRefundedAlready, isTemporary, wordsOfFailure } from '../stripe/stripe-failure.ts';
import {
  claimRefund,
  findPaymentOfRefund,
  insertOutsideRefund,
  listDueRefunds,
  lockRefund,
  updateRefund,
} from './queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'openStripe'>;

const AT_ONCE = 50;
/** How long an attempt may take: longer than the requests of the library with their repetitions. */
const LEASE_MINUTES = 5;
const BACKOFF = { firstMs: 60_000, maxMs: 6 * 3_600_000, jitter: 0.1 };
/** How often a refund that the payment company works on is asked about, besides its own messages. */
const PENDING_HOURS = 12;
/** After this many failed attempts, staff are told; it is still tried again. */
const TELL_AFTER = 5;

/** Sends the refunds that are due, and asks about those in progress. */
export async function sendDueRefunds(deps: Deps): Promise<void> {
  for (const paymentId of await listDueRefunds(deps.db, deps.now(), AT_ONCE)) {
    await sendRefund(deps, paymentId);
  }
}

/**
 * One attempt to refund a payment. Safe to repeat at any time: the idempotency key stays the same for a round, and the
 * payment company refuses to return the whole amount twice.
 */
async function sendRefund(deps: Deps, paymentId: string): Promise<void> {
  const { db, now } = deps;
  const lease = { paymentId, now: now(), tryAt: addMinutes(now(), LEASE_MINUTES) };
  const refund = await claimRefund(db, lease);
  if (!refund) return;
  const { refundId, paymentIntent, round, attempts } = refund;
  const again = addMilliseconds(now(), backoffMs(attempts, BACKOFF));
  const stripe = await connectStored(deps);
  if (!stripe) {
    await noteTrouble(deps, paymentId, { words: NO_KEY, again, attempts });
    return;
  }
  try {
    const answer = refundId
      ? await stripe.refunds.retrieve(refundId)
      : await stripe.refunds.create(
          { payment_intent: paymentIntent ?? '', metadata: { payment: paymentId } },
          { idempotencyKey: `refund-${paymentId}-${round}` },
        );
    await recordRefund(deps, paymentId, answer);
  } catch (error) {
    if (isRefundedAlready(error)) await settle(deps, paymentId, { status: 'succeeded' });
    else if (isTemporary(error))
      await noteTrouble(deps, paymentId, { words: wordsOfFailure(error), again, attempts });
    else await settle(deps, paymentId, { status: 'failed', failure: wordsOfFailure(error) });
  }
}

const NO_KEY = 'There is no key of the payment company, or it can no longer be read.';

type Answer = Pick<Stripe.Refund, 'id' | 'status' | 'failure_reason'>;

/** Records what the payment company says about a refund, whoever hears it first and in any order. */
async function recordRefund(
  deps: Pick<Deps, 'db' | 'now'>,
  paymentId: string,
  { id, status, failure_reason: reason }: Answer,
): Promise<void> {
  if (status === 'succeeded') {
    await settle(deps, paymentId, { status: 'succeeded', refundId: id });
  } else if (status === 'failed' || status === 'canceled') {
    const failure = reason ? `Stripe: ${reason.replaceAll('_', ' ')}` : 'Stripe gives no reason.';
    await settle(deps, paymentId, { status: 'failed', refundId: id, failure });
  } else {
    await settle(deps, paymentId, { status: 'pending', refundId: id });
  }
}

/** Records a message of the payment company about one of our refunds; false for one that was made elsewhere. */
export async function hearOfRefund(
  deps: Pick<Deps, 'db' | 'now'>,
  refund: Answer & { metadata?: Stripe.Metadata | null },
): Promise<boolean> {
  const paymentId =
    (await findPaymentOfRefund(deps.db, refund.id)) ?? (await findOrdered(deps.db, refund));
  if (!paymentId) return false;
  await recordRefund(deps, paymentId, refund);
  return true;
}

/** The payment of a refund whose id was lost with the answer to our request. */
async function findOrdered(
  db: Db,
  { metadata }: { metadata?: Stripe.Metadata | null },
): Promise<string | undefined> {
  const id = metadata?.payment;
  return id && (await findPayment(db, id)) ? id : undefined;
}

type Outcome = { status: Exclude<RefundStatus, 'due'>; refundId?: string; failure?: string };

/**
 * Records an outcome, and tells the client of a refund, once, and the firm of a failure. A refund that has succeeded can
 * still fail later, when the client's bank returns it; a late `pending` changes nothing.
 */
async function settle(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  paymentId: string,
  { status, refundId, failure = undefined }: Outcome,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockRefund(tx, paymentId);
    if (!before || before.status === status) return;
    const isOfOther = before.refundId !== null && refundId && before.refundId !== refundId;
    const isLate = status === 'pending' && before.status !== 'due';
    if (isOfOther || isLate || (before.status === 'failed' && status === 'pending')) return;
    await updateRefund(tx, paymentId, {
      status,
      ...(refundId && { refundId }),
      failure: failure ?? null,
      tryAt: status === 'pending' ? addHours(now(), PENDING_HOURS) : null,
      settledAt: status === 'pending' ? null : now(),
    });
    if (status === 'failed') await tellFirm(tx, paymentId, `failed:${before.round}`);
    else await tellClient(tx, paymentId);
  });
}

/** Records why an attempt failed; the refund stays due. */
async function noteTrouble(
  { db }: Pick<Deps, 'db'>,
  paymentId: string,
  { words, again, attempts }: { words: string; again: Date; attempts: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await updateRefund(tx, paymentId, { failure: words, tryAt: again });
    if (attempts >= TELL_AFTER) await tellFirm(tx, paymentId, 'delayed');
  });
}

/** Once per payment: that the payment company has accepted the refund. */
async function tellClient(tx: Tx, paymentId: string): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (!payment?.email) return;
  await enqueueEmails(tx, [
    {
      kind: 'payment_refund',
      toEmail: payment.email,
      toName: `${payment.firstName} ${payment.lastName}`,
      payload: { id: paymentId },
      dedupeKey: `payment_refund:${paymentId}`,
    },
  ]);
}

/** Tells the firm that a payment needs it; once for each `what`. */
export async function tellFirm(tx: Tx, paymentId: string, what: string): Promise<void> {
  const { name, email } = await getFirmProfile(tx);
  await enqueueEmails(tx, [
    {
      kind: 'payment_problem',
      toEmail: email,
      toName: name,
      payload: { id: paymentId },
      dedupeKey: `payment_problem:${paymentId}:${what}`,
    },
  ]);
}

/** Records that the whole fee was returned elsewhere, such as in the dashboard of the payment company. */
export async function hearOfCharge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { refunded, payment_intent: intent }: Pick<Stripe.Charge, 'refunded' | 'payment_intent'>,
): Promise<void> {
  const paymentIntent = typeof intent === 'string' ? intent : intent?.id;
  if (!refunded || !paymentIntent) return;
  await insertOutsideRefund(db, { paymentIntent, now: now() });
}
