import type { Db } from '../../../../db/client.ts';
import { withPreferences } from '../../contact-preferences/queries.ts';
import type { ContactPreferences } from '../../contact-preferences/rules.ts';

/**
 * What the owner of the address of a request has stated in messages and bookings, the strictest of all: a request has no
 * form on which they could state it.
 */
export async function preferencesOf(
  db: Db,
  { toEmail }: { toEmail: string },
): Promise<ContactPreferences | null> {
  const [receiver] = await withPreferences(db, [{ email: toEmail }]);
  return receiver?.contactPreferences ?? null;
}
