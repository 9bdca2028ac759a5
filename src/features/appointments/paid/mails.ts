import type { Db } from '../../../../db/client.ts';
import { readLanguage } from '../../../platform/languages/client-language.ts';
import type { MailContent } from '../../email/mail-content.ts';
import type { MailFirm } from '../../email/mail-look.ts';
import { findPayment, type Payment } from '../../payments/queries.ts';
import { findRefund } from '../../payments/refunds/queries.ts';
import {
  type PaidFee,
  paymentProblem,
  paymentReceipt,
  paymentRefund,
  type Trouble,
} from './mail-templates.ts';
import { findTypeLabel } from './queries.ts';

const sampleFor = ({ formats }: MailFirm): PaidFee => ({
  number: 412,
  firstName: 'Dana',
  type: 'Mediation (60 min)',
  scheduledDate: new Date('2031-03-12T17:00:00Z'),
  ...{ amountMinor: 15_000, currency: formats.currency },
  paidAt: new Date('2031-03-10T16:00:00Z'),
});

const toClient: Pick<MailContent, 'receiver' | 'language'> = {
  receiver: async (db, { id }) => (await findPayment(db, id))?.contactPreferences ?? null,
  language: async (db, { id }) => (await findPayment(db, id))?.clientLanguage,
};

/** Undefined for a payment that was not made, or whose client has been erased. */
async function findFee(db: Db, id: string): Promise<PaidFee | undefined> {
  const payment = await findPayment(db, id);
  if (!payment?.paidAt || payment.firstName === null) return undefined;
  const { firstName, paidAt } = payment;
  return { ...payment, firstName, paidAt, type: await typeOf(db, payment) };
}

const typeOf = (db: Db, { consultationType, clientLanguage }: Payment) =>
  findTypeLabel(db, consultationType, readLanguage(clientLanguage));

const receipt: MailContent = {
  ...toClient,

  async write({ db, firm, wording, id }) {
    const fee = await findFee(db, id);
    return fee && { mail: paymentReceipt({ fee, firm, wording }) };
  },
  sample: ({ firm, wording = 'named' }) => paymentReceipt({ fee: sampleFor(firm), firm, wording }),
};

const refund: MailContent = {
  ...toClient,

  async write({ db, firm, wording, id }) {
    const fee = await findFee(db, id);
    const found = await findRefund(db, id);
    const isAccepted = found?.status === 'pending' || found?.status === 'succeeded';
    if (!fee || !isAccepted) return undefined;
    return { mail: paymentRefund({ fee, firm, wording, reason: found.reason }) };
  },
  sample: ({ firm, wording = 'named' }) =>
    paymentRefund({ fee: sampleFor(firm), firm, wording, reason: 'firm' }),
};

const problem: MailContent = {
  receiver: 'firm',

  async write({ db, firm, id }) {
    const payment = await findPayment(db, id);
    const trouble = payment && (await findTrouble(db, payment));
    if (!trouble) return undefined;
    const { firstName, lastName } = payment;
    const name = firstName === null ? null : `${firstName} ${lastName}`;
    const fee = { ...payment, firstName: firstName ?? '', type: await typeOf(db, payment) };
    return { mail: paymentProblem({ fee, name, trouble, firm }) };
  },
  sample: ({ firm }) =>
    paymentProblem({
      fee: sampleFor(firm),
      name: 'Dana Whitfield',
      trouble: { what: 'refund failed', failure: 'Stripe: expired or canceled card' },
      firm,
    }),
};

/** What is wrong now; undefined if it has been settled in the meantime. */
async function findTrouble(db: Db, payment: Payment): Promise<Trouble | undefined> {
  const found = await findRefund(db, payment.id);
  if (found?.status === 'failed') return { what: 'refund failed', failure: found.failure };
  if (payment.status === 'unbooked') return { what: 'no time', failure: found?.failure ?? null };
  if (found?.status === 'due') return { what: 'refund delayed', failure: found.failure };
  if (payment.paidAt === null && payment.failure)
    return { what: 'unknown', failure: payment.failure };
  return undefined;
}

/** The mails about fees, by kind. */
export const paymentMails = {
  payment_problem: problem,
  payment_receipt: receipt,
  payment_refund: refund,
};
