import { createHash } from 'node:crypto';
import type { Tx } from '../../../db/client.ts';
import type { PersonalData, PersonalRecords, PersonSearch } from './personal-data.ts';

/** All records about the person with this address. Features search in order; each gets the ids found before it. */
export async function findRecords(
  tx: Tx,
  personalData: readonly PersonalData[],
  search: Omit<PersonSearch, 'recordIds'>,
): Promise<PersonalRecords[]> {
  const found: PersonalRecords[] = [];
  for (const { find } of personalData) {
    const recordIds = found.flatMap(({ ids = [] }) => ids);
    const records = await find?.(tx, { ...search, recordIds });
    if (records) found.push(records);
  }
  return found;
}

/** Hash of the records that were found: it changes when a record is added or changed. */
export function fingerprintOf(found: readonly PersonalRecords[]): string {
  const parts = found.flatMap(({ fingerprint = [] }) => fingerprint);
  return createHash('sha256').update(parts.sort().join('\n')).digest('base64url');
}
