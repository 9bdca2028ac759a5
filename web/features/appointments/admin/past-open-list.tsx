import { ListBody } from '../../../admin/list/list-body.tsx';
import { defineList } from '../../../admin/list/list-definition.ts';
import { useList } from '../../../admin/list/use-list.ts';
import { text } from '../../../admin/list-search.ts';
import { trpc } from '../../../lib/trpc.ts';
import { appointmentColumns } from './appointment-columns.tsx';
import styles from './appointment-list.module.css';
import { AppointmentsBulkActions } from './appointments-bulk-actions.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';
import { useAppointmentRows } from './use-appointment-rows.tsx';

const PAST_OPEN = defineList({
  id: 'appointments',
  label: 'Appointments',
  className: styles.list,
  filters: {},
  others: { open: text },
  rows: trpc.appointments.overAndOpen,
  columns: appointmentColumns,
  bulk: {
    matching: {
      useQuery: (_, options) => trpc.appointments.matchingOverAndOpen.useQuery(undefined, options),
    },
    Actions: AppointmentsBulkActions,
  },
  empty: {
    title: 'No past appointments are open',
    text: 'All past appointments are completed or cancelled.',
  },
  noMatch: 'No appointments match the filters.',
});

/** Past appointments that are neither completed nor cancelled, oldest first. Uses the same layout as the main list. */
export function PastOpenList({ actions }: { actions: AppointmentActions }) {
  const list = useList(PAST_OPEN);
  return (
    <div className={styles.tools}>
      <ListBody list={list} onOpen={list.onOpen} {...useAppointmentRows(list.zone, actions)} />
    </div>
  );
}
