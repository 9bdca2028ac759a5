import type { User } from '../../platform/auth/user.ts';
import { csvTime } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { type CsvColumns, exportCsv } from '../firm/export-csv.ts';
import type { DescribeAction } from './describe-action.ts';
import { withInstants } from './list-audit-log.ts';
import { readAuditEntries } from './queries.ts';
import { entityLabel } from './rules.ts';
import type { ExportAuditLogInput } from './schema.ts';

/** Exports all matching entries of the audit log as CSV, in the order of the list; see `exportCsv`. */
export async function exportAuditLog(
  deps: Pick<Context, 'db' | 'describeAction'> & { user: User },
  input: ExportAuditLogInput,
): Promise<AsyncGenerator<string, void, void>> {
  const filter = await withInstants(deps.db, input);
  return exportCsv(deps, {
    entry: { action: 'audit.export', entity: 'audit_log', after: input },
    batches: readAuditEntries(deps.db, filter),
    columns: (zone) => columnsIn(zone, deps.describeAction),
  });
}

type Row =
  ReturnType<typeof readAuditEntries> extends AsyncGenerator<(infer Each)[]> ? Each : never;

/** Without the states of the rows. Times are in the firm's zone, which the first header names. */
const columnsIn = (zone: string, describeAction: DescribeAction): CsvColumns<Row> => [
  [`Time (${zone})`, ({ at }) => csvTime(at, zone)],
  ['Who', ({ actor }) => actor],
  ['What', describeAction],
  ['About', ({ entity }) => entityLabel(entity)],
  ['Row', ({ entityId }) => entityId],
];
