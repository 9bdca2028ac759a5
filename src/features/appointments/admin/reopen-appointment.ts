import type { User } from '../../../platform/auth/user.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { noSuchAppointment } from '../change/no-such-appointment.ts';
import { holdTime, lockAppointment, lockCalendar } from '../change/queries.ts';
import { tellClient } from '../change/tell-client.ts';
import { withAlternatives } from '../change/with-alternatives.ts';
import { isClosed } from '../rules.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/**
 * Makes a completed or cancelled appointment scheduled again, if its time is still free. One that is
 * neither is answered as it is. Throws `no_such_appointment` or `slot_taken`.
 */
export function reopenAppointment(deps: Deps, id: string) {
  return withAlternatives(deps, (wants) =>
    deps.db.transaction().execute(async (tx) => {
      await lockCalendar(tx);
      const before = await lockAppointment(tx, id);
      if (!before) throw noSuchAppointment();
      if (!isClosed(before.status)) return before;
      const { scheduledDate, duration } = before;
      wants({ wanted: scheduledDate, durationMinutes: duration });
      const change = {
        scheduledDate,
        duration,
        endsAt: addMinutes(scheduledDate, duration),
        status: 'scheduled' as const,
        timeSetAt: deps.now(),
      };
      // Staff know their calendar.
      const after = await holdTime(tx, id, change, { overBusy: true });
      await auditAppointment(tx, deps.user.username, { action: 'reopen', before, after });
      await tellClient(tx, deps, 'booking_reopened', after);
      return after;
    }),
  );
}
