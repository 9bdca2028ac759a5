import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';

const COLUMNS = [
  'id',
  'name',
  'lastCharacters',
  'scopes',
  'addressRanges',
  'createdBy',
  'createdAt',
  'expiresAt',
  'lastUsedAt',
  'revokedAt',
] as const;

/** All keys: those that are valid first, then the newest first. */
export const listApiKeys = (db: Db) =>
  db
    .selectFrom('apiKeys')
    .select(COLUMNS)
    .orderBy(sql`revoked_at is not null`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** The valid keys that somebody has created. */
export const listValidKeysOf = (db: Db, createdBy: string) =>
  db
    .selectFrom('apiKeys')
    .select(['id', 'name'])
    .where('createdBy', '=', createdBy)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const findKeyByHash = (db: Db, keyHash: string) =>
  db.selectFrom('apiKeys').select(COLUMNS).where('keyHash', '=', keyHash).executeTakeFirst();

/** Serialises insertions of keys until the transaction ends. Returns how many keys there are. */
export async function lockKeyCount(tx: Tx): Promise<number> {
  await sql`lock table api_keys in share row exclusive mode`.execute(tx);
  const { count } = await tx
    .selectFrom('apiKeys')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('revokedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const insertKey = (
  tx: Tx,
  key: {
    name: string;
    keyHash: string;
    lastCharacters: string;
    scopes: string[];
    addressRanges: string[];
    createdBy: string;
    createdAt: Date;
    expiresAt: Date | null;
  },
) => tx.insertInto('apiKeys').values(key).returning(COLUMNS).executeTakeFirstOrThrow();

/** Locks a key until the transaction ends. */
export const lockKey = (tx: Tx, id: string) =>
  tx.selectFrom('apiKeys').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();

export const revokeKey = (tx: Tx, id: string, revokedAt: Date) =>
  tx
    .updateTable('apiKeys')
    .set({ revokedAt })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** Records the use of a key, at most once a minute. */
export async function noteKeyUse(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(last_used_at < ${now}::timestamptz - interval '1 minute', true)`)
    .execute();
}
