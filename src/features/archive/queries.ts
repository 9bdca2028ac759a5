import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import { scoped } from '../../../db/row-scope.ts';
import type { ChainEntry } from './chain.ts';
import type { CopyCause, CopyKind } from './rules.ts';

const ENTRY_COLUMNS = [
  'number',
  'kind',
  'path',
  'shownFrom',
  'status',
  'bodyHash',
  'cause',
  'auditId',
  'previousHash',
  'entryHash',
] as const;

/** An entry as it is stored. */
export type StoredEntry = ChainEntry & { entryHash: string; kind: CopyKind; cause: CopyCause };

const entries = (db: Db) =>
  db
    .selectFrom('advertisingCopies')
    .select(ENTRY_COLUMNS)
    .$narrowType<{ kind: CopyKind; cause: CopyCause }>();

/** The last entry of the chain. */
export function findLastCopy(db: Db): Promise<StoredEntry | undefined> {
  return entries(db).orderBy('number', 'desc').limit(1).executeTakeFirst();
}

/** The last entry of each path. */
export async function listHeads(db: Db): Promise<StoredEntry[]> {
  return entries(db).distinctOn('path').orderBy('path').orderBy('number', 'desc').execute();
}

/** What a path showed at an instant. */
export function findCopyAt(db: Db, path: string, at: Date): Promise<StoredEntry | undefined> {
  return entries(db)
    .where('path', '=', path)
    .where('shownFrom', '<=', at)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The entry of the same path that followed, if any. */
export function findNextCopy(db: Db, { path, number }: Pick<StoredEntry, 'path' | 'number'>) {
  return entries(db)
    .where('path', '=', path)
    .where('number', '>', number)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
}

/** Entries after a number, in the order of the chain, at most `limit`. */
export function listCopiesAfter(db: Db, number: number, limit: number): Promise<StoredEntry[]> {
  return entries(db).where('number', '>', number).orderBy('number').limit(limit).execute();
}

/** The entries of a path, newest first. */
export function listCopiesOf(db: Db, path: string, limit: number) {
  return entries(db).where('path', '=', path).orderBy('number', 'desc').limit(limit).execute();
}

/** All recorded paths with their kinds, sorted. */
export function listPaths(db: Db) {
  return db
    .selectFrom('advertisingCopies')
    .select(['path', 'kind'])
    .distinct()
    .$narrowType<{ kind: CopyKind }>()
    .orderBy('path')
    .execute();
}

/** The compressed text with this hash; undefined after its retention period. */
export function findBody(db: Db, hash: string) {
  return db
    .selectFrom('advertisingBodies')
    .select(['hash', 'content'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Hashes of stored texts after `after`, in their order, at most `limit`. */
export function listBodiesAfter(db: Db, after: string, limit: number) {
  return db
    .selectFrom('advertisingBodies')
    .select(['hash', 'content'])
    .where('hash', '>', after)
    .orderBy('hash')
    .limit(limit)
    .execute();
}

/** Which of these texts are stored already. */
export async function findKnownHashes(db: Db, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('advertisingBodies')
    .select('hash')
    .where('hash', '=', sql<string>`any(${hashes}::text[])`)
    .execute();
  return new Set(rows.map((row) => row.hash));
}

/** Stores texts that are not stored yet. */
export async function insertBodies(
  tx: Tx,
  bodies: readonly { hash: string; content: Buffer; characters: number }[],
): Promise<void> {
  if (bodies.length === 0) return;
  await tx
    .insertInto('advertisingBodies')
    .values([...bodies])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds entries to the end of the chain. */
export async function insertCopies(tx: Tx, copies: readonly StoredEntry[]): Promise<void> {
  if (copies.length > 0)
    await tx
      .insertInto('advertisingCopies')
      .values([...copies])
      .execute();
}

/**
 * Deletes texts that were last shown before `cutoff`, and letters sent before; their entries stay, so that the chain
 * can still be checked. Returns how many there were.
 */
export async function deleteOldBodies(tx: Tx, cutoff: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from advertising_bodies as body where not exists (
      select from advertising_copies as copy
      where copy.body_hash = body.hash and (copy.kind <> 'letter' or copy.shown_from >= ${cutoff}) and not exists (
        select from advertising_copies as later
        where later.path = copy.path and later.number > copy.number and later.shown_from < ${cutoff}
      )
    )`.execute(tx);
  return Number(numAffectedRows);
}

/**
 * The newest audit entry after `after` about a table that public pages show: one whose changes notify
 * (`notify_content_changed`).
 */
export async function findLastContentAudit(db: Db, after: string | null) {
  const { rows } = await sql<{ id: string }>`
    select id from ${scoped('audit_log')}
    where id > ${after ?? '0'}::bigint and entity in (
      select c.relname from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where t.tgname = 'notify_content_changed'
    )
    order by id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
