import type { User } from '../../../platform/auth/user.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { requireCalendarFree } from '../../calendars/busy/require-calendar-free.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { noSuchAppointment } from '../change/no-such-appointment.ts';
import { holdTime, lockAppointment, lockCalendar } from '../change/queries.ts';
import { tellClient } from '../change/tell-client.ts';
import { withAlternatives } from '../change/with-alternatives.ts';
import { getBookingTerms } from '../queries.ts';
import { isClosed } from '../rules.ts';
import { requireStart } from './require-start.ts';
import type { MoveAppointmentInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/**
 * Gives an appointment another time or length; the client is told, and will be reminded of the new time.
 * Throws `invalid_input`, `no_such_appointment`, `appointment_closed`, `slot_taken` or, without `overBusy`,
 * `calendar_busy`.
 */
export async function moveAppointment(deps: Deps, input: MoveAppointmentInput) {
  const { zone } = await getBookingTerms(deps.db);
  const scheduledDate = requireStart(input.scheduledDate, zone, deps.now());
  return withAlternatives(deps, (wants) =>
    deps.db.transaction().execute(async (tx) => {
      await lockCalendar(tx);
      const before = await lockAppointment(tx, input.id);
      if (!before) throw noSuchAppointment();
      if (isClosed(before.status)) {
        throw new DomainError(
          'conflict',
          'appointment_closed',
          `This appointment is ${before.status}. Reopen it to move it.`,
        );
      }
      const duration = input.duration ?? before.duration;
      if (+before.scheduledDate === +scheduledDate && before.duration === duration) return before;
      wants({ wanted: scheduledDate, durationMinutes: duration, apart: input.id });
      const endsAt = addMinutes(scheduledDate, duration);
      if (!input.overBusy) await requireCalendarFree(tx, { from: scheduledDate, to: endsAt });
      const change = {
        scheduledDate,
        duration,
        endsAt,
        reminderSent: false,
        timeSetAt: deps.now(),
      };
      const after = await holdTime(tx, input.id, change, { overBusy: true });
      await auditAppointment(tx, deps.user.username, { action: 'move', before, after });
      await tellClient(tx, deps, 'booking_changed', after);
      return after;
    }),
  );
}
