import type { Db } from '../../../../db/client.ts';
import { noSuchEntry } from './edit-entries.ts';
import { findEntry } from './queries.ts';

/** An entry of the conflict list. Throws `conflict_entry_not_found`. */
export async function getEntry(db: Db, id: string) {
  const entry = await findEntry(db, id);
  if (!entry) throw noSuchEntry();
  return entry;
}
