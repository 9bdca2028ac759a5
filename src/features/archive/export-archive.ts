import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { archiveZip } from './archive-zip.ts';
import { findKnownHashes, listCopiesAfter, type StoredEntry } from './queries.ts';

const BATCH = 500;

/** The whole archive as a ZIP file (`archiveZip`), with an audit entry. */
export async function exportArchive({
  db,
  user,
}: Pick<Context, 'db'> & { user: User }): Promise<AsyncIterable<Uint8Array>> {
  const entries = await readEntries(db);
  const hashes = [...new Set(entries.flatMap(({ bodyHash }) => bodyHash ?? []))];
  const stored = await findKnownHashes(db, hashes);
  const texts = hashes.filter((hash) => stored.has(hash)).sort();
  await db.transaction().execute((tx) =>
    logChange(tx, user.username, 'archive.export', ['advertising_copies', null], {
      after: { entries: entries.length, texts: texts.length },
    }),
  );
  return archiveZip(db, entries, texts);
}

async function readEntries(db: Context['db']): Promise<StoredEntry[]> {
  const all: StoredEntry[] = [];
  for (;;) {
    const entries = await listCopiesAfter(db, all.at(-1)?.number ?? 0, BATCH);
    all.push(...entries);
    if (entries.length < BATCH) return all;
  }
}
