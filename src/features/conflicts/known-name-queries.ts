import { sql } from 'kysely';
import type { Tx } from '../../../db/client.ts';
import type { NameKeys } from './names/name-keys.ts';
import { IS_OPEN, RECORD_COLUMNS } from './record-queries.ts';
import type { NameRole, RecordKind } from './rules.ts';

type Owner = { kind: RecordKind | 'entry'; id: string };
export type NewKnownName = { role: NameRole; name: string; keys: string[] };

/** A name that the firm knows, with the record that it is from. */
export type KnownName = {
  id: string;
  role: NameRole;
  name: string;
  messageId: string | null;
  appointmentId: string | null;
  requestId: string | null;
  entryId: string | null;
};

const COLUMNS = [
  'id',
  'role',
  'name',
  'messageId',
  'appointmentId',
  'requestId',
  'entryId',
] as const;

/** The stored names of a record. */
export function listNamesOf(tx: Tx, { kind, id }: Owner): Promise<KnownName[]> {
  return tx
    .selectFrom('knownNames')
    .select(COLUMNS)
    .where(RECORD_COLUMNS[kind], '=', id)
    .$castTo<KnownName>()
    .execute();
}

export async function insertNames(
  tx: Tx,
  { kind, id }: Owner,
  names: readonly NewKnownName[],
): Promise<KnownName[]> {
  if (names.length === 0) return [];
  return tx
    .insertInto('knownNames')
    .values(names.map((name) => ({ ...name, [RECORD_COLUMNS[kind]]: id })))
    .returning(COLUMNS)
    .$castTo<KnownName>()
    .execute();
}

/** Deletes names with their matches. */
export async function deleteNames(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('knownNames').where('id', 'in', ids).execute();
}

/**
 * Only the most frequent names share a key with more names than this. Names that share a key of two whole words come
 * first.
 */
const MAX_CANDIDATES = 200;

/**
 * The names of other records in these roles that share a key with a name, most likely first; with `onlyOpen` only those
 * of open records.
 */
export async function findCandidates(
  tx: Tx,
  { looked, whole }: Pick<NameKeys, 'looked' | 'whole'>,
  {
    roles,
    except,
    onlyOpen = false,
  }: { roles: readonly NameRole[]; except: Owner; onlyOpen?: boolean },
): Promise<KnownName[]> {
  // Postgres takes comparing two arrays for cheap, and so reads 10,000 names one by one: 250 ms instead of 5 for a name
  // with many keys.
  await sql`set local enable_seqscan = off`.execute(tx);
  let names = tx
    .selectFrom('knownNames')
    .select(COLUMNS)
    .where(sql<boolean>`keys && ${[...looked]}::text[]`)
    .where('role', 'in', roles)
    .where(sql<boolean>`${sql.ref(RECORD_COLUMNS[except.kind])} is distinct from ${except.id}`);
  if (onlyOpen) names = names.where(IS_OPEN);
  return names
    .orderBy(sql`keys && ${[...whole]}::text[]`, 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_CANDIDATES)
    .$castTo<KnownName>()
    .execute();
}
