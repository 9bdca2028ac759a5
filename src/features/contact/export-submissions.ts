import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { exportCsv } from '../audit/export-csv.ts';
import { exportColumns, exportRow } from './export-row.ts';
import { readSubmissions } from './queries.ts';
import type { SubmissionFilter } from './schema.ts';

/** Exports all matching messages as CSV, newest first; see `exportCsv`. */
export function exportSubmissions(
  deps: Pick<Context, 'db'> & { user: User },
  filter: SubmissionFilter,
): AsyncGenerator<string, void, void> {
  return exportCsv(deps, {
    entry: { action: 'contact.export', entity: 'contact_submissions', after: filter },
    batches: readSubmissions(deps.db, filter),
    columns: exportColumns,
    toRow: exportRow,
  });
}
