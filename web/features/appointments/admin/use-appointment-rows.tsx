import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { StaffAppointment } from '../../../../src/features/appointments/admin/schema.ts';
import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { formatDate, formatWeekday, noonOf } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import { AppointmentRowActions, ShowsDate } from './appointment-row.tsx';
import type { AppointmentActions } from './use-appointment-actions.ts';

/** The props of `ListBody` for appointments: their actions, and their groups by day unless they are sorted by name. */
export function useAppointmentRows(zone: string, actions: AppointmentActions, isByDay = true) {
  const { data: counts } = trpc.appointments.counts.useQuery();
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
  const groupOf = ({ scheduledDate }: StaffAppointment) =>
    dayName(localDateOf(new Date(scheduledDate), zone), counts?.today);
  return {
    rowActions,
    hasFixedActions: true,
    ...(isByDay && { groupOf }),
    wrap: (rows: ReactNode) => <ShowsDate value={!isByDay}>{rows}</ShowsDate>,
  };
}

function dayName(date: string, today: string | undefined): string {
  const day = `${formatWeekday(noonOf(date), 'UTC', 'long')}, ${formatDate(noonOf(date), 'UTC')}`;
  return date === today ? `Today, ${day}` : day;
}
