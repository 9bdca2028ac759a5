import {
  APPOINTMENT_SORTS,
  STATUS_LABELS,
} from '../../../../src/features/appointments/admin/rules.ts';
import { APPOINTMENT_STATUSES } from '../../../../src/features/appointments/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { choiceFilter, searchFilter } from '../../../admin/list/filters.ts';
import { ListBody } from '../../../admin/list/list-body.tsx';
import { defineList, type SearchOfList } from '../../../admin/list/list-definition.ts';
import { useList } from '../../../admin/list/use-list.ts';
import { date, oneOf, text, wholeNumber } from '../../../admin/list-search.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ConflictStates } from '../../conflicts/conflict-badge.tsx';
import { appointmentColumns } from './appointment-columns.tsx';
import styles from './appointment-list.module.css';
import { AppointmentsBulkActions } from './appointments-bulk-actions.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';
import { useAppointmentRows } from './use-appointment-rows.tsx';

export const APPOINTMENTS = defineList({
  id: 'appointments',
  label: 'Appointments',
  className: styles.list,
  filters: {
    q: searchFilter('Search by name, e-mail or phone'),
    status: choiceFilter(
      'Status',
      'All statuses',
      APPOINTMENT_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
    ),
    order: {
      ...choiceFilter('Which days', 'From today on', [
        { value: 'all', label: 'All, latest first' },
      ]),
      isView: true,
    },
  },
  others: {
    view: oneOf(['week', 'over']),
    /** A local date in the week that is shown. */
    week: date,
    /** In the week view: a lane per person. */
    lanes: oneOf(['person']),
    /** In the week view: the number of the only host to show. */
    host: wholeNumber(1, 999_999_999),
    open: text,
    /** The id of the message from whose sender a booking is made. */
    message: text,
  },
  sorts: APPOINTMENT_SORTS,
  defaultSort: ({ order }) => (order ? '-start' : 'start'),
  rows: {
    useQuery: (input, options) =>
      trpc.appointments.list.useQuery({ ...input, order: input.order ?? 'upcoming' }, options),
  },
  columns: appointmentColumns,
  bulk: {
    matching: {
      useQuery: (filter, options) =>
        trpc.appointments.matching.useQuery(
          { ...filter, order: filter.order ?? 'upcoming' },
          options,
        ),
    },
    Actions: AppointmentsBulkActions,
  },
  empty: { title: 'Nothing is booked', text: 'New bookings arrive here.' },
  noMatch: 'No appointments match the filters.',
});

/** Search parameters of the appointments page: view, filters and the open appointment. */
export type AppointmentSearch = SearchOfList<typeof APPOINTMENTS>;

/** The paginated list of appointments with its filters. */
export function AppointmentList({ actions }: { actions: AppointmentActions }) {
  const list = useList(APPOINTMENTS);
  const { filter, sort, onSearch } = list;
  const { wrap, ...rows } = useAppointmentRows(list.zone, actions, !sort?.value?.endsWith('name'));
  const action = !filter.order && (
    <Button onClick={() => onSearch({ order: 'all' })}>Show past ones too</Button>
  );
  return (
    <div className={styles.tools}>
      <ListBody
        list={list}
        emptyAction={action}
        noMatchAction={action}
        onOpen={list.onOpen}
        wrap={(table) => (
          <ConflictStates kind="appointment" items={list.query.data?.items}>
            {wrap(table)}
          </ConflictStates>
        )}
        {...rows}
      />
    </div>
  );
}
