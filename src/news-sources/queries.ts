import type { Db, Tx } from '../../db/client.ts';
import { violatesUnique } from '../../db/database-error.ts';
import { DomainError } from '../errors.ts';
import { MAX_PAGE_SIZE } from '../paging/rules.ts';
import type { SourceType } from './rules.ts';

/** `config` with its secrets sealed. */
export type StoredSource = {
  id: string;
  name: string;
  url: string;
  type: SourceType;
  displayLimit: number;
  config: string | null;
  isActive: boolean;
  lastFetched: Date | null;
  failures: number;
  lastError: string | null;
  createdAt: Date;
};

const COLUMNS = [
  'id',
  'name',
  'url',
  'type',
  'displayLimit',
  'config',
  'isActive',
  'lastFetched',
  'failures',
  'lastError',
  'createdAt',
] as const;

/** Newest first, at most a hundred. */
export function listSources(db: Db) {
  return db
    .selectFrom('blogSources')
    .select(COLUMNS)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PAGE_SIZE)
    .$castTo<StoredSource>()
    .execute();
}

export function lockSource(tx: Tx, id: string) {
  return tx
    .selectFrom('blogSources')
    .select(COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .$castTo<StoredSource>()
    .executeTakeFirst();
}

type NewSource = Omit<StoredSource, 'lastFetched' | 'failures' | 'lastError'>;
type SourceChange = Omit<StoredSource, 'id' | 'lastFetched' | 'createdAt'> & { nextFetchAt: Date };

/** Throws `source_exists` where another source has the address. */
export function insertSource(tx: Tx, source: NewSource) {
  return tx
    .insertInto('blogSources')
    .values(source)
    .returning(COLUMNS)
    .$castTo<StoredSource>()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenUrl);
}

/** Throws `source_exists` where another source has the address. */
export function updateSource(tx: Tx, id: string, change: Partial<SourceChange>) {
  return tx
    .updateTable('blogSources')
    .set(change)
    .where('id', '=', id)
    .returning(COLUMNS)
    .$castTo<StoredSource>()
    .executeTakeFirstOrThrow()
    .catch(refuseTakenUrl);
}

function refuseTakenUrl(error: unknown): never {
  if (!violatesUnique(error, 'blog_sources_url_key')) throw error;
  const message = 'There is a source with this address already.';
  throw new DomainError('conflict', 'source_exists', message, { fieldErrors: { url: [message] } });
}

export async function deleteSource(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('blogSources').where('id', '=', id).execute();
}
