import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../db/client.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails, type NewEmail } from '../../email/enqueue-queries.ts';
import { findRequest, insertLink } from './queries.ts';

/** The tokens of a link, derived from its id and never stored; see `tokensOf` in appointments. */
const tokensOf = (secrets: Pick<SecretBox, 'derive'>, linkId: string) =>
  secrets.derive(`question_requests:${linkId}`);

type Linked = { linkId: string; tokenHash: string | null };

/**
 * The path of the client's page; undefined if the link has not been made, or its secret key is no longer configured. Only
 * for the client: anyone with the path can read and change the answers.
 */
export function questionsPath(
  secrets: Pick<SecretBox, 'derive'>,
  { linkId, tokenHash }: Linked,
): string | undefined {
  const token = tokensOf(secrets, linkId).find((each) => hashOfToken(each) === tokenHash);
  return token && `/questions/${token}`;
}

/** Makes the link of a request that has none, and mails it to the client. */
export async function makeLink(
  tx: Tx,
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  id: string,
): Promise<void> {
  const linkId = randomUUID();
  const [token] = tokensOf(secrets, linkId);
  const isMade = await insertLink(tx, id, { linkId, tokenHash: hashOfToken(token), now: now() });
  const request = isMade ? await findRequest(tx, id) : undefined;
  if (request) await enqueueEmails(tx, [mailTo(request, 'questions_request', linkId)]);
}

type ClientMailKind = 'questions_request' | 'questions_reminder' | 'questions_open';

/** A mail to the client, once for each `occasion`. */
export const mailTo = (
  { id, email, firstName, lastName }: Record<'id' | 'email' | 'firstName' | 'lastName', string>,
  kind: ClientMailKind,
  occasion: string,
): NewEmail => ({
  kind,
  toEmail: email,
  toName: `${firstName} ${lastName}`.trim(),
  payload: { id },
  dedupeKey: `${kind}:${id}:${occasion}`,
});
