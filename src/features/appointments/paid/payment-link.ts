import type { Db } from '../../../../db/client.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { noSuchLink, tokenLinks } from '../../../platform/secrets/token-links.ts';
import { findPaymentByToken, type Payment } from '../../payments/queries.ts';

export const PAYMENT_LINKS = tokenLinks('payments', '/payment');

/** The path of the page on which a client pays; that of the booking if the key of its link is lost. */
export const paymentPath = (
  secrets: Pick<SecretBox, 'derive'>,
  payment: Pick<Payment, 'id' | 'tokenHash'>,
): string => PAYMENT_LINKS.pathOf(secrets, payment) ?? '/schedule';

/** Throws `link_not_found` for every token that leads to no payment. */
export async function getPaymentByToken(db: Db, token: string): Promise<Payment> {
  const payment = await findPaymentByToken(db, hashOfToken(token));
  if (!payment) throw noSuchLink();
  return payment;
}
