import { useMemo } from 'react';
import { AUDIT_SORTS } from '../../../src/features/audit/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { CsvExportButton } from '../../admin/csv-export-button.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { sortOf } from '../../admin/list/list-sort.ts';
import { ListTable } from '../../admin/list/list-table.tsx';
import pane from '../../admin/list/pane.module.css';
import { useHasPane } from '../../admin/list/use-has-pane.ts';
import { useList } from '../../admin/list/use-list.ts';
import { useListSettings } from '../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { formatDate, formatWeekday, formatZone, noonOf } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditDetails } from './audit-details.tsx';
import { AuditFilters } from './audit-filters.tsx';
import styles from './audit-page.module.css';
import type { AuditSearch } from './audit-search.ts';

/** The audit log, grouped by day. */
export function AuditPage({
  search,
  onSearch,
}: {
  search: AuditSearch;
  onSearch: OnSearch<AuditSearch>;
}) {
  const { cursor, open, sort, ...filter } = search;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { zone } = firm;
  const listSettings = useListSettings('audit');
  const { layout } = listSettings;
  const list = trpc.audit.list.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const hasPane = useHasPane();
  const columns = useMemo(() => auditColumns(zone), [zone]);
  const onOpen = (id: string) => onSearch({ cursor, open: id }, { replace: open !== undefined });
  const { table, rows } = useList({
    columns,
    items: list.data?.items,
    layout,
    openId: open,
    onOpen,
  });
  const entry = list.data?.items.find(({ id }) => id === open);
  return (
    <Screen
      title="Audit Log"
      lead={`Changes made by staff, newest first. Nobody can change or delete an entry. Times are ${formatZone(zone)}.`}
      actions={
        <>
          <CsvExportButton
            permission="audit.export"
            path="/api/admin/audit-log/export"
            fileName="audit-log.csv"
            filter={{ ...filter, sort }}
            failure="Failed to export the audit log"
          />
          <RefreshButton queries={[list]} />
        </>
      }
    >
      <AuditFilters
        filter={filter}
        onSearch={onSearch}
        end={
          <ListControls
            columns={columns}
            settings={listSettings}
            search={{ ...filter, sort }}
            onSearch={onSearch}
          />
        }
      />
      <div className={`${pane.split} ${styles.list}`}>
        <div>
          <PagedList
            query={list}
            what="The log"
            filter={filter}
            empty={{
              title: 'No entries yet',
              text: 'Changes that staff make in the back office appear here.',
            }}
            noMatch={{ text: 'No entries match the filters.' }}
            onSearch={onSearch}
          >
            {() => (
              <ListTable
                ref={rows}
                label="Entries"
                table={table}
                sort={sortOf(AUDIT_SORTS, '-at', sort, onSearch)}
                isCompact={layout.isCompact}
                openId={open}
                onOpen={onOpen}
                groupOf={({ at }) => dayOf(at, zone)}
              />
            )}
          </PagedList>
        </div>
        {entry && (
          <AuditDetails
            inPane={hasPane}
            entry={entry}
            zone={zone}
            onOnlyRow={({ entity, entityId }) =>
              onSearch({ entity, entityId: entityId ?? undefined, open: undefined })
            }
            onClose={() => onSearch({ cursor, open: undefined }, { replace: true })}
          />
        )}
      </div>
    </Screen>
  );
}

/** The local day of an instant in a time zone, as text. */
function dayOf(instant: string, zone: string): string {
  const noon = noonOf(localDateOf(new Date(instant), zone));
  return `${formatWeekday(noon, 'UTC', 'long')}, ${formatDate(noon, 'UTC')}`;
}
