import type { User } from '../../../platform/auth/user.ts';
import { csvTime } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { type CsvColumns, exportCsv } from '../../firm/export-csv.ts';
import { relationLabel } from '../rules.ts';
import { readEntries } from './queries.ts';
import type { ConflictEntry, ExportEntriesInput } from './schema.ts';

/** Exports all matching entries as CSV, in the order of the list. The file can be imported again. */
export async function exportEntries(
  deps: Pick<Context, 'db'> & { user: User },
  input: ExportEntriesInput,
): Promise<AsyncGenerator<string, void, void>> {
  return exportCsv(deps, {
    entry: { action: 'conflict-entry.export', entity: 'conflict_entries', after: input },
    batches: readEntries(deps.db, input),
    columns,
  });
}

type Row = Omit<ConflictEntry, 'createdAt' | 'updatedAt'> & { createdAt: Date };

const columns = (zone: string): CsvColumns<Row> => [
  ['Name', ({ name }) => name],
  ['Other names', ({ otherNames }) => otherNames?.replaceAll('\n', '; ') ?? ''],
  ['Relation', ({ relation }) => relationLabel(relation)],
  ['Note', ({ note }) => note ?? ''],
  [`Added (${zone})`, ({ createdAt }) => csvTime(createdAt, zone)],
  ['Added by', ({ createdBy }) => createdBy],
];
