import type { Db } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { findPaymentByToken, type Payment } from '../../payments/queries.ts';

/** The tokens of a payment's page: derived from its id and stored nowhere, as those of appointments. */
const tokensOf = (secrets: Pick<SecretBox, 'derive'>, paymentId: string) =>
  secrets.derive(`payments:${paymentId}`);

export const newPaymentToken = (secrets: Pick<SecretBox, 'derive'>, paymentId: string): string =>
  tokensOf(secrets, paymentId)[0];

/** The path of the page on which a client pays; undefined if its key is lost. */
export function paymentPath(secrets: Pick<SecretBox, 'derive'>, paymentId: string): string {
  return `/payment/${newPaymentToken(secrets, paymentId)}`;
}

/** Throws `link_not_found` for every token that leads to no payment. */
export async function getPaymentByToken(db: Db, token: string): Promise<Payment> {
  const payment = await findPaymentByToken(db, hashOfToken(token));
  if (!payment) throw notFound('link', errors.linkNotFound);
  return payment;
}
