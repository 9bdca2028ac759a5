import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { exportCsv } from '../../audit/export-csv.ts';
import { exportColumns, exportRow } from './export-row.ts';
import { readSubscribers } from './queries.ts';
import type { SubscriberFilter } from './schema.ts';

/** All confirmed subscribers that match as CSV, the newest consent first; see `exportCsv`. */
export function exportSubscribers(
  deps: Pick<Context, 'db'> & { user: User },
  filter: SubscriberFilter,
): AsyncGenerator<string, void, void> {
  return exportCsv(deps, {
    entry: { action: 'newsletter.export', entity: 'newsletter_subscribers', after: filter },
    batches: readSubscribers(deps.db, filter),
    columns: exportColumns,
    toRow: exportRow,
  });
}
