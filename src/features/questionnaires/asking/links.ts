import type { Tx } from '../../../../db/client.ts';
import { tokenLinks } from '../../../platform/secrets/token-links.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails, type NewEmail } from '../../email/enqueue-queries.ts';
import { insertLink } from './link-queries.ts';
import { findRequest } from './queries.ts';

const LINKS = tokenLinks('question_requests', '/questions');

/** The path of the client's page; undefined if the link has not been made, or its secret key is no longer configured. */
export const questionsPath = (
  secrets: Context['secrets'],
  { linkId, tokenHash }: { linkId: string; tokenHash: string | null },
): string | undefined => LINKS.pathOf(secrets, { id: linkId, tokenHash });

/** Makes the link of a request that has none, and mails it to the client. */
export async function makeLink(
  tx: Tx,
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  id: string,
): Promise<void> {
  const { id: linkId, tokenHash } = LINKS.create(secrets);
  const isMade = await insertLink(tx, id, { linkId, tokenHash, now: now() });
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
