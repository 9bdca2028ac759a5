import type { Db } from '../../../../db/client.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { findLiveLink } from './queries.ts';
import { tokensOf } from './token.ts';

/**
 * The address of the client's own page of an appointment, the same in every mail; undefined where staff have
 * revoked it, or where the key that it came from is gone. For mails to the client alone: who has it can
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
