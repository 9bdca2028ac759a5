import type { Tx } from '../../../../db/client.ts';
import { tokenLinks } from '../../../platform/secrets/token-links.ts';
import { addDays } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { insertLink, type NewLink, updateExpiry } from './queries.ts';

/** How many days after an appointment its page can still be opened. */
const DAYS_AFTER = 30;

const expiryOf = (endsAt: Date) => addDays(endsAt, DAYS_AFTER);

/** Creates the client's link to an appointment, unless it has one. Returns the link's id. */
export async function makeLink(
  tx: Tx,
  { secrets, now }: Pick<Context, 'secrets' | 'now'>,
  { appointmentId, endsAt }: { appointmentId: string; endsAt: Date },
): Promise<string> {
  const link = newLink({ secrets, now }, endsAt);
  await insertLink(tx, { ...link, appointmentId });
  return link.id;
}

export const APPOINTMENT_LINKS = tokenLinks('appointment_links', '/appointment');

/** A link to an appointment, in the form in which it is stored. */
export function newLink({ secrets, now }: Pick<Context, 'secrets' | 'now'>, endsAt: Date): NewLink {
  const { id, tokenHash } = APPOINTMENT_LINKS.create(secrets);
  return { id, tokenHash, expiresAt: expiryOf(endsAt), createdAt: now() };
}

/** Extends the link of a moved appointment to the same number of days after the new time. */
export async function extendLink(
  tx: Tx,
  { appointmentId, endsAt }: { appointmentId: string; endsAt: Date },
): Promise<void> {
  await updateExpiry(tx, { appointmentId, expiresAt: expiryOf(endsAt) });
}
