import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped, unscoped } from '../../../db/row-scope.ts';
import {
  type ContactPreferences,
  type StatedFor,
  strictestOf,
  type Wording,
  wordingOf,
} from './rules.ts';

/**
 * An SQL expression: whether the owner of an address has asked for neutral wording in any message, booking or wait. Then every
 * mail to it is neutral, including newsletters that they subscribed to elsewhere.
 */
export function asksForNeutralWording(email: RawBuilder<unknown>) {
  const asksIn = (table: 'contact_submissions' | 'appointments' | 'waits') => sql<boolean>`exists (
    select from ${unscoped(table)} as stated where lower(stated.email) = lower(${email})
      and stated.contact_preferences ->> 'neutralWording' = 'true')`;
  return sql<boolean>`(${asksIn('contact_submissions')} or ${asksIn('appointments')} or ${asksIn('waits')})`;
}

async function hasNeutralWording(db: Db, email: string): Promise<boolean> {
  // Clients without an e-mail address do not share one.
  if (email === '') return false;
  const { rows } = await sql<{ isNeutral: boolean }>`
    select ${asksForNeutralWording(sql`${email}::text`)} as is_neutral`.execute(db);
  return rows[0]?.isNeutral ?? false;
}

/**
 * An SQL expression for the preferences stated for the message or appointment with this id; null if none are stated.
 */
export const statedFor = (id: RawBuilder<unknown>) => sql<ContactPreferences | null>`coalesce(
  (select stated.contact_preferences from ${scoped('contact_submissions', 'stated')} where stated.id = ${id}),
  (select stated.contact_preferences from ${scoped('appointments', 'stated')} where stated.id = ${id}))`;

/**
 * The wording to use towards a client about an appointment or message: neutral if the client requested that for this
 * record or for any other one.
 */
export async function wordingFor(
  db: Db,
  { email, contactPreferences }: { email: string; contactPreferences: ContactPreferences | null },
): Promise<Wording> {
  const isNeutral =
    wordingOf(contactPreferences) === 'neutral' || (await hasNeutralWording(db, email));
  return isNeutral ? 'neutral' : 'named';
}

/**
 * Adds the combined preferences of the owner of each row's e-mail address, from all their messages and bookings; see
 * `strictestOf`. Null if they have stated none.
 */
export async function withPreferences<Row extends { email: string }>(
  db: Db,
  rows: readonly Row[],
): Promise<(Row & { contactPreferences: ContactPreferences | null })[]> {
  const addresses = [...new Set(rows.map(({ email }) => email.toLowerCase()))];
  const statedIn = (table: 'contact_submissions' | 'appointments') => sql`
    select lower(email) as address, created_at, contact_preferences as stated from ${unscoped(table)}
    where lower(email) = any(${addresses}::text[]) and contact_preferences is not null`;
  const found = await sql<{ address: string; stated: ContactPreferences }>`
    ${statedIn('contact_submissions')} union all ${statedIn('appointments')}
    order by created_at desc`.execute(db);
  const byAddress = Map.groupBy(found.rows, ({ address }) => address);
  return rows.map((row) => {
    const own = byAddress.get(row.email.toLowerCase()) ?? [];
    return { ...row, contactPreferences: strictestOf(own.map(({ stated }) => stated)) };
  });
}

/** Like `withPreferences`, for the batches of an export. */
export async function* eachWithPreferences<Row extends { email: string }>(
  db: Db,
  batches: AsyncIterable<readonly Row[]>,
) {
  for await (const rows of batches) yield withPreferences(db, rows);
}

const TABLES = { message: 'contactSubmissions', appointment: 'appointments' } as const;

type RecordRef = { kind: StatedFor; id: string };
type Stated = { contactPreferences: ContactPreferences | null };

/** The preferences stated for a message or an appointment, which is locked until the transaction ends. */
export function lockStated(tx: Tx, { kind, id }: RecordRef): Promise<Stated | undefined> {
  return tx
    .selectFrom(TABLES[kind])
    .select('contactPreferences')
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<Stated>()
    .executeTakeFirst();
}

export async function updateStated(
  tx: Tx,
  { kind, id }: RecordRef,
  stated: ContactPreferences | null,
): Promise<void> {
  await tx
    .updateTable(TABLES[kind])
    .set({ contactPreferences: stated && JSON.stringify(stated) })
    .where('id', '=', id)
    .execute();
}
