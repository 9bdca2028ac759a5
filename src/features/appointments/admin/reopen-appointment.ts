import type { User } from '../../../platform/auth/user.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { withdrawRefundOf } from '../../payments/refunds/queries.ts';
import { lockExisting } from '../change/lock-existing.ts';
import { notifyClient } from '../change/notify-client.ts';
import { holdTime } from '../change/queries.ts';
import { takeTime } from '../change/take-time.ts';
import { holdMails, rememberState } from '../undo/make-undoable.ts';

type Deps = Pick<Context, 'db' | 'now' | 'inTurn'> & { user: User };

/**
 * Sets a completed or cancelled appointment back to scheduled, if its time is still free. An open appointment is
 * returned unchanged. Throws `appointment_not_found` or `slot_taken`.
 */
export function reopenAppointment(
  deps: Deps,
  { id, undoId }: { id: string; undoId?: string | undefined },
) {
  return takeTime(deps, {
    actor: deps.user.username,
    action: 'reopen',
    lock: (tx) => lockExisting(tx, id),
    check: ({ scheduledDate, duration }) => ({ scheduledDate, duration }),
    // Staff know their own calendar, so a conflict with it does not block reopening.
    hold: async (tx, time) => {
      await rememberState(tx, { id, undoId });
      // A refund that has been sent stays: the appointment is then not paid.
      await withdrawRefundOf(tx, id);
      const status = 'scheduled';
      return holdTime(tx, id, { ...time, status }, { ignoreCalendarConflicts: true });
    },
    mail: async (tx, { after }) => {
      await notifyClient(tx, deps, 'booking_reopened', after);
      await holdMails(tx, { id, undoId });
    },
  });
}
