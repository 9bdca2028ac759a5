import type { Db } from '../../../../db/client.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { tokensOf } from './make-link.ts';
import { findLiveLink } from './queries.ts';

/**
 * The URL of the client's own page of an appointment, the same in every mail; undefined if staff have revoked it, or
 * the secret key it was derived from is no longer configured. Only for mails to the client: anyone with the URL can
 * confirm, move and cancel.
 */
export async function appointmentLink(
  { db, secrets, publicUrl }: { db: Db; secrets: SecretBox; publicUrl: string },
  appointmentId: string,
): Promise<string | undefined> {
  const link = await findLiveLink(db, appointmentId);
  const token =
    link && tokensOf(secrets, link.id).find((each) => hashOfToken(each) === link.tokenHash);
  return token && `${publicUrl}/appointment/${token}`;
}
