import type { z } from 'zod';
import { STATUS_LABELS } from '../../../../src/features/appointments/admin/rules.ts';
import type { calendarSchema } from '../../../../src/features/appointments/admin/schema.ts';
import type { AppointmentStatus } from '../../../../src/features/appointments/rules.ts';
import { blockText } from './block-text.ts';

/** An appointment or a blocked time in the week view. */
export type CalendarEntry = {
  id: string;
  startsAt: string;
  endsAt: string;
  /** The name of the client, or the text of a blocked time. */
  name: string;
  /** The name with the status and the host. */
  label: string;
  look: 'block' | AppointmentStatus;
  isBlock: boolean;
  /** Whether it is cancelled and therefore occupies no time: overlapping entries take precedence in the layout. */
  isCancelled: boolean;
  /** The host whose time it occupies; null for all hosts. */
  hostNumber: number | null;
};

/**
 * The entries of a week; with `status`, only appointments with that status. `nameOf` returns the name of a host if the
 * labels should include it.
 */
export function entriesOf(
  { appointments, timeOff }: z.output<typeof calendarSchema>,
  status: string | undefined,
  nameOf: (hostNumber: number) => string | undefined = () => undefined,
): CalendarEntry[] {
  return [
    ...timeOff.map(({ id, startsAt, endsAt, reason, hostNumber = null }) => {
      const text = blockText(reason, hostNumber === null ? undefined : nameOf(hostNumber));
      return {
        ...{ id, startsAt, endsAt, hostNumber, name: text, label: text },
        look: 'block' as const,
        isBlock: true,
        isCancelled: false,
      };
    }),
    ...appointments
      .filter((one) => !status || one.status === status)
      .map((one) => ({
        id: one.id,
        startsAt: one.scheduledDate,
        endsAt: new Date(Date.parse(one.scheduledDate) + one.duration * 60_000).toISOString(),
        name: `${one.firstName} ${one.lastName}`,
        label: [
          `${one.firstName} ${one.lastName}`,
          STATUS_LABELS[one.status],
          nameOf(one.hostNumber),
        ]
          .filter(Boolean)
          .join(', '),
        look: one.status,
        isBlock: false,
        isCancelled: one.status === 'cancelled',
        hostNumber: one.hostNumber,
      })),
  ];
}
