import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { type ContactPreferences, type Wording, wordingOf } from './rules.ts';

/**
 * Whether the owner of an address has asked for neutral wording in any message or booking: then every mail to it is
 * neutral, also a letter that they subscribed to elsewhere.
 */
async function hasNeutralWording(db: Db, email: string): Promise<boolean> {
  // Clients without e-mail share no address.
  if (email === '') return false;
  const asksIn = (table: 'contact_submissions' | 'appointments') => sql<boolean>`exists (
    select from ${sql.table(table)} where lower(email) = ${email.toLowerCase()}
      and contact_preferences ->> 'neutralWording' = 'true')`;
  const { rows } = await sql<{ isNeutral: boolean }>`
    select ${asksIn('contact_submissions')} or ${asksIn('appointments')} as is_neutral`.execute(db);
  return rows[0]?.isNeutral ?? false;
}

/** What was stated for the message or appointment with this id, inside a larger statement; null if nothing was. */
export const statedFor = (id: RawBuilder<unknown>) => sql<ContactPreferences | null>`coalesce(
  (select stated.contact_preferences from contact_submissions as stated where stated.id = ${id}),
  (select stated.contact_preferences from appointments as stated where stated.id = ${id}))`;

/** How to word what a client sees of an appointment or message: as stated for it, or for another one. */
export async function wordingFor(
  db: Db,
  { email, contactPreferences }: { email: string; contactPreferences: ContactPreferences | null },
): Promise<Wording> {
  const isNeutral =
    wordingOf(contactPreferences) === 'neutral' || (await hasNeutralWording(db, email));
  return isNeutral ? 'neutral' : 'named';
}
