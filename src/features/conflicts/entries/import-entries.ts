import type { Db } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { insertEntries, listKnownEntryNames } from './queries.ts';
import type { EntryFields } from './schema.ts';

const PREVIEWED_ROWS = 10;

/** What the import of a file would add. A dry run: changes nothing. */
export async function previewImport(
  { db, readImport }: Pick<Context, 'db' | 'readImport'>,
  csv: string,
) {
  const { entries, errors } = await readImport(csv);
  const added = await withoutKnown(db, entries);
  return {
    count: added.length,
    known: entries.length - added.length,
    rows: added.slice(0, PREVIEWED_ROWS),
    errors,
  };
}

/**
 * Adds all entries of a file whose names are not in the list yet. All or nothing: throws `invalid_input` for an invalid
 * row.
 */
export async function importEntries(
  { db, now, readImport, user }: Pick<Context, 'db' | 'now' | 'readImport'> & { user: User },
  csv: string,
) {
  const { entries, errors } = await readImport(csv);
  const [error] = errors;
  if (error) throw invalidField('csv', `Line ${error.line}: ${error.message}`);
  return db.transaction().execute(async (tx) => {
    const added = await withoutKnown(tx, entries);
    const origin = { createdBy: user.username, createdAt: now() };
    for (const batch of inBatches(added)) {
      await insertEntries(
        tx,
        batch.map((entry) => ({ ...entry, ...origin })),
      );
    }
    const counts = { added: added.length, known: entries.length - added.length };
    await logChange(tx, user.username, 'conflict-entry.import', ['conflict_entries', null], {
      after: counts,
    });
    return counts;
  });
}

/** Once for each name. */
async function withoutKnown(db: Db, entries: readonly EntryFields[]): Promise<EntryFields[]> {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const known = await listKnownEntryNames(db, [...byName.keys()]);
  return [...byName].flatMap(([name, entry]) => (known.has(name) ? [] : [entry]));
}

/** Postgres accepts 65,535 parameters in a statement. */
const BATCH_ROWS = 1_000;

const inBatches = (entries: readonly EntryFields[]): EntryFields[][] =>
  Array.from({ length: Math.ceil(entries.length / BATCH_ROWS) }, (_, place) =>
    entries.slice(place * BATCH_ROWS, (place + 1) * BATCH_ROWS),
  );
