import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { requireCalendarFree } from '../../calendars/busy/require-calendar-free.ts';
import { getBookingTerms, getSchedule } from '../../scheduling/queries.ts';
import { requireChosenHost } from '../../scheduling/require-chosen-host.ts';
import { requireStart } from '../../scheduling/require-start.ts';
import { lockExisting } from '../change/lock-existing.ts';
import { notifyClient } from '../change/notify-client.ts';
import { holdTime, type LockedAppointment } from '../change/queries.ts';
import { takeTime } from '../change/take-time.ts';
import { isClosed } from '../rules.ts';
import { holdMails, rememberState } from '../undo/make-undoable.ts';
import type { MoveAppointmentInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'inTurn'> & { user: User };

/**
 * Changes the time, length, host or way of an appointment; the client is notified and will be reminded of the new time. The
 * buffers stay unchanged. Throws `invalid_input`, `appointment_not_found`, `appointment_closed`, `slot_taken` or,
 * without `ignoreCalendarConflicts`, `calendar_busy`.
 */
export async function moveAppointment(
  deps: Deps,
  { id, ignoreCalendarConflicts, undoId, attorney, place, ...input }: MoveAppointmentInput,
) {
  const { zone } = await getBookingTerms(deps.db);
  const scheduledDate = requireStart(input.scheduledDate, zone, deps.now());
  const hostNumber =
    attorney === undefined ? undefined : requireChosenHost(await getSchedule(deps.db), attorney);
  return takeTime(deps, {
    actor: deps.user.username,
    action: 'move',
    lock: (tx) => lockExisting(tx, id),
    check: (before) => {
      requireNotClosed(before);
      const duration = input.duration ?? before.duration;
      return {
        ...{ scheduledDate, duration },
        ...(hostNumber !== undefined && { hostNumber }),
        ...(place && { place }),
      };
    },
    checkCalendar: ignoreCalendarConflicts
      ? undefined
      : (tx, time, before) =>
          requireCalendarFree(tx, { ...time, hostNumber: hostNumber ?? before.hostNumber }),
    hold: async (tx, time) => {
      await rememberState(tx, { id, undoId });
      const reminderSent = false;
      return holdTime(tx, id, { ...time, reminderSent }, { ignoreCalendarConflicts: true });
    },
    mail: async (tx, { after }) => {
      await notifyClient(tx, deps, 'booking_changed', after);
      await holdMails(tx, { id, undoId });
    },
  });
}

function requireNotClosed({ status }: LockedAppointment): void {
  if (!isClosed(status)) return;
  throw new DomainError(
    'conflict',
    'appointment_closed',
    `This appointment is ${status}. Reopen it to move it.`,
  );
}
