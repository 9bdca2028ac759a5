import { type Ref, useCallback, useLayoutEffect, useRef } from 'react';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import type { ListTableModel } from '../../../admin/list/list-features.ts';
import type { ListSort } from '../../../admin/list/list-sort.ts';
import { ListTable } from '../../../admin/list/list-table.tsx';
import { formatDate, formatWeekday, noonOf } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './appointment-list.module.css';
import { AppointmentRowActions, ShowsDate } from './appointment-row.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** Appointments in the given order, grouped by day unless they are sorted by name. */
export function AppointmentTable({
  ref,
  table,
  zone,
  sort,
  isCompact,
  actions,
  openId,
  onOpen,
}: {
  ref: Ref<HTMLTableElement>;
  table: ListTableModel<StaffAppointment>;
  zone: string;
  sort?: ListSort;
  isCompact: boolean;
  actions: AppointmentActions;
  openId: string | undefined;
  onOpen: (id: string) => void;
}) {
  const { data: counts } = trpc.appointments.counts.useQuery();
  const today = counts?.today;
  const isByDay = !sort?.value?.endsWith('name');
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const rowActions = useCallback(
    (appointment: StaffAppointment) => (
      <AppointmentRowActions appointment={appointment} actions={latest.current} />
    ),
    [],
  );
  return (
    <div className={styles.list}>
      <ShowsDate value={!isByDay}>
        <ListTable
          ref={ref}
          label="Appointments"
          table={table}
          {...(sort && { sort })}
          isCompact={isCompact}
          openId={openId}
          onOpen={onOpen}
          {...(isByDay && {
            groupOf: ({ scheduledDate }: StaffAppointment) =>
              dayName(localDateOf(new Date(scheduledDate), zone), today),
          })}
          actions={rowActions}
          hasFixedActions
        />
      </ShowsDate>
    </div>
  );
}

function dayName(date: string, today: string | undefined): string {
  const day = `${formatWeekday(noonOf(date), 'UTC', 'long')}, ${formatDate(noonOf(date), 'UTC')}`;
  return date === today ? `Today, ${day}` : day;
}
