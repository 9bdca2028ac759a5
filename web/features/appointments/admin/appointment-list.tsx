import { useMemo } from 'react';
import {
  APPOINTMENT_SORTS,
  STATUS_LABELS,
} from '../../../../src/features/appointments/admin/rules.ts';
import { APPOINTMENT_STATUSES } from '../../../../src/features/appointments/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { ChoiceFilter } from '../../../admin/choice-filter.tsx';
import { FilterBar } from '../../../admin/filter-bar.tsx';
import { ListControls } from '../../../admin/list/list-controls.tsx';
import { sortOf } from '../../../admin/list/list-sort.ts';
import { useList } from '../../../admin/list/use-list.ts';
import { useListSettings } from '../../../admin/list/use-list-settings.ts';
import { useSelection } from '../../../admin/list/use-selection.ts';
import { LIST_QUERY } from '../../../admin/list-query.ts';
import type { OnSearch } from '../../../admin/list-search.ts';
import { PagedList } from '../../../admin/paged-list.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { ConflictStates } from '../../conflicts/conflict-badge.tsx';
import { appointmentColumns } from './appointment-columns.tsx';
import styles from './appointment-list.module.css';
import type { AppointmentSearch } from './appointment-search.ts';
import { AppointmentTable } from './appointment-table.tsx';
import { AppointmentsSelection } from './appointments-selection.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

const STATUSES = APPOINTMENT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }));

/** The paginated list of appointments with its filters. */
export function AppointmentList({
  search: { order, status, q, sort, cursor, open },
  zone,
  actions,
  onSearch,
}: {
  search: AppointmentSearch;
  zone: string;
  actions: AppointmentActions;
  onSearch: OnSearch<AppointmentSearch>;
}) {
  const listSettings = useListSettings('appointments');
  const { layout } = listSettings;
  const filter = { order: order ?? ('upcoming' as const), status, q };
  const list = trpc.appointments.list.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const columns = useMemo(() => appointmentColumns(zone), [zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout, openId: open });
  const selection = useSelection(table, filter, list.data);
  const matching = trpc.appointments.matching.useQuery(filter, selection.matchingQuery);
  const action = !order && (
    <Button onClick={() => onSearch({ order: 'all' })}>Show past ones too</Button>
  );
  return (
    <>
      <div className={styles.tools}>
        <FilterBar
          searchLabel="Search by name, e-mail or phone"
          filter={{ q, status }}
          onSearch={onSearch}
          end={
            <ListControls
              columns={columns}
              settings={listSettings}
              search={{ q, status, order, sort }}
              onSearch={onSearch}
            />
          }
        >
          <ChoiceFilter
            label="Status"
            all="All statuses"
            options={STATUSES}
            value={status}
            onChange={(chosen) => onSearch({ status: chosen })}
          />
          <ChoiceFilter
            label="Which days"
            all="From today on"
            options={[{ value: 'all', label: 'All, latest first' }]}
            value={order}
            onChange={(chosen) => onSearch({ order: chosen })}
          />
        </FilterBar>
      </div>
      <PagedList
        query={list}
        filter={{ status, q }}
        empty={{ title: 'Nothing is booked', text: 'New bookings arrive here.', action }}
        noMatch={{ text: 'No appointments match the filters.', action }}
        onSearch={onSearch}
      >
        {() => (
          <ConflictStates kind="appointment" items={list.data?.items}>
            <AppointmentTable
              ref={rows}
              table={table}
              zone={zone}
              sort={sortOf(APPOINTMENT_SORTS, order ? '-start' : 'start', sort, onSearch)}
              isCompact={layout.isCompact}
              actions={actions}
              openId={open}
              onOpen={(id) => onSearch({ cursor, open: id })}
            />
          </ConflictStates>
        )}
      </PagedList>
      <AppointmentsSelection table={table} selection={selection} matching={matching.data} />
    </>
  );
}
