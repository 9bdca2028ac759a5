import type { User } from '../../platform/auth/user.ts';
import { csvTime } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { type CsvColumns, exportCsv } from '../firm/export-csv.ts';
import { readUsers } from './queries.ts';
import { ROLE_LABELS } from './rules.ts';
import type { ExportStaffInput } from './schema.ts';

/** Exports all matching people who have signed in as CSV, in the order of the list; see `exportCsv`. */
export function exportStaff(
  deps: Pick<Context, 'db'> & { user: User },
  input: ExportStaffInput,
): AsyncGenerator<string, void, void> {
  return exportCsv(deps, {
    entry: { action: 'staff.export', entity: 'users', after: input },
    batches: readUsers(deps.db, input),
    columns: columnsIn,
  });
}

type Row = ReturnType<typeof readUsers> extends AsyncGenerator<(infer Each)[]> ? Each : never;

/** Times are in the firm's zone, which the header names. */
const columnsIn = (zone: string): CsvColumns<Row> => [
  ['Name', ({ username }) => username],
  ['Email', ({ email }) => email],
  ['Access', ({ role }) => ROLE_LABELS[role]],
  [`Since (${zone})`, ({ createdAt }) => csvTime(createdAt, zone)],
];
