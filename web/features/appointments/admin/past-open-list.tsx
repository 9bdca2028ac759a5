import { useMemo } from 'react';
import { useList } from '../../../admin/list/use-list.ts';
import { useListSettings } from '../../../admin/list/use-list-settings.ts';
import { useSelection } from '../../../admin/list/use-selection.ts';
import { LIST_QUERY } from '../../../admin/list-query.ts';
import type { OnSearch } from '../../../admin/list-search.ts';
import { PagedList } from '../../../admin/paged-list.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { appointmentColumns } from './appointment-columns.tsx';
import styles from './appointment-list.module.css';
import type { AppointmentSearch } from './appointment-search.ts';
import { AppointmentTable } from './appointment-table.tsx';
import { AppointmentsSelection } from './appointments-selection.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** Past appointments that are neither completed nor cancelled, oldest first. Uses the same layout as the main list. */
export function PastOpenList({
  search: { cursor, open },
  zone,
  actions,
  onSearch,
}: {
  search: AppointmentSearch;
  zone: string;
  actions: AppointmentActions;
  onSearch: OnSearch<AppointmentSearch>;
}) {
  const { layout } = useListSettings('appointments');
  const list = trpc.appointments.overAndOpen.useQuery(
    { cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const columns = useMemo(() => appointmentColumns(zone), [zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout, openId: open });
  const selection = useSelection(table, {}, list.data);
  const matching = trpc.appointments.matchingOverAndOpen.useQuery(
    undefined,
    selection.matchingQuery,
  );
  return (
    <div className={styles.tools}>
      <PagedList
        query={list}
        filter={{}}
        empty={{
          title: 'No past appointments are open',
          text: 'All past appointments are completed or cancelled.',
        }}
        noMatch={{ text: 'No appointments match the filters.' }}
        onSearch={onSearch}
      >
        {() => (
          <AppointmentTable
            ref={rows}
            table={table}
            zone={zone}
            isCompact={layout.isCompact}
            actions={actions}
            openId={open}
            onOpen={(id) => onSearch({ cursor, open: id })}
          />
        )}
      </PagedList>
      <AppointmentsSelection table={table} selection={selection} matching={matching.data} />
    </div>
  );
}
