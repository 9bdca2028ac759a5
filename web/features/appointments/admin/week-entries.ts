import type { z } from 'zod';
import { STATUS_LABELS } from '../../../../src/features/appointments/admin/rules.ts';
import type { calendarSchema } from '../../../../src/features/appointments/admin/schema.ts';
import type { AppointmentStatus } from '../../../../src/features/appointments/rules.ts';

/** An appointment or a blocked time, as the week shows it. */
export type CalendarEntry = {
  id: string;
  startsAt: string;
  endsAt: string;
  label: string;
  look: 'block' | AppointmentStatus;
  isBlock: boolean;
  /** Whether it takes nobody's time, so that it makes room for entries that do. */
  isCancelled: boolean;
};

/** The entries of a week; with `status`, appointments of that status only. */
export function entriesOf(
  { appointments, timeOff }: z.output<typeof calendarSchema>,
  status: string | undefined,
): CalendarEntry[] {
  return [
    ...timeOff.map(({ id, startsAt, endsAt, reason }) => ({
      id,
      startsAt,
      endsAt,
      label: reason ? `Blocked: ${reason}` : 'Blocked',
      look: 'block' as const,
      isBlock: true,
      isCancelled: false,
    })),
    ...appointments
      .filter((one) => !status || one.status === status)
      .map((one) => ({
        id: one.id,
        startsAt: one.scheduledDate,
        endsAt: new Date(Date.parse(one.scheduledDate) + one.duration * 60_000).toISOString(),
        label: `${one.firstName} ${one.lastName}, ${STATUS_LABELS[one.status]}`,
        look: one.status,
        isBlock: false,
        isCancelled: one.status === 'cancelled',
      })),
  ];
}
