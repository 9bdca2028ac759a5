import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/client.ts';
import type { Context } from '../../context.ts';
import { addDays } from '../../date-math.ts';
import { hashOfToken } from '../../secrets/hash-of-token.ts';
import { insertLink, updateExpiry } from './queries.ts';
import { tokensOf } from './token.ts';

/** How long after an appointment its page can still be read, in days. */
const DAYS_AFTER = 30;

const expiryOf = (endsAt: Date) => addDays(endsAt, DAYS_AFTER);

/** Gives an appointment the page that its client's mails lead to, unless it has one. Answers the link's id. */
export async function makeLink(
  tx: Tx,
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  { appointmentId, endsAt }: { appointmentId: string; endsAt: Date },
): Promise<string> {
  const id = randomUUID();
  const [token] = tokensOf(secrets, id);
  await insertLink(tx, {
    id,
    tokenHash: hashOfToken(token),
    appointmentId,
    expiresAt: expiryOf(endsAt),
    createdAt: now(),
  });
  return id;
}

/** Lets the link of an appointment that gets another time live as long after that. */
export async function extendLink(
  tx: Tx,
  { appointmentId, endsAt }: { appointmentId: string; endsAt: Date },
): Promise<void> {
  await updateExpiry(tx, { appointmentId, expiresAt: expiryOf(endsAt) });
}
