import { randomUUID } from 'node:crypto';
import type { User } from '../../../platform/auth/user.ts';
import { addMinutes } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { requireCalendarFree } from '../../calendars/busy/require-calendar-free.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { auditAppointment } from '../change/audit-appointment.ts';
import { TimeTakenError } from '../change/queries.ts';
import { withAlternatives } from '../change/with-alternatives.ts';
import { makeLink } from '../client-link/make-link.ts';
import { getBookingTerms, insertIfFree } from '../queries.ts';
import { consultationMinutes } from '../rules.ts';
import { requireStart } from './require-start.ts';
import type { BookForClientInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/**
 * Books for a client who is on the phone, also while visitors cannot book; the client gets the
 * confirmation by mail. Throws `invalid_input`, `slot_taken` or, without `overBusy`, `calendar_busy`.
 */
export async function bookForClient(deps: Deps, { overBusy, ...input }: BookForClientInput) {
  const { db, now, user } = deps;
  const { zone } = await getBookingTerms(db);
  const scheduledDate = requireStart(input.scheduledDate, zone, now());
  const duration = input.duration ?? consultationMinutes(input.consultationType);
  const endsAt = addMinutes(scheduledDate, duration);
  if (!overBusy) await requireCalendarFree(db, { from: scheduledDate, to: endsAt });
  const id = randomUUID();
  return withAlternatives(deps, (wants) =>
    db.transaction().execute(async (tx) => {
      wants({ wanted: scheduledDate, durationMinutes: duration });
      const appointment = {
        ...input,
        id,
        scheduledDate,
        duration,
        endsAt,
        createdAt: now(),
        updatedAt: now(),
        idempotencyKey: null,
        requestHash: null,
      };
      const booked = await insertIfFree(tx, appointment);
      if (!booked) throw new TimeTakenError();
      await auditAppointment(tx, user.username, { action: 'create', before: null, after: booked });
      await makeLink(tx, deps, { appointmentId: id, endsAt });
      await enqueueEmails(tx, [
        {
          kind: 'booking_confirmation',
          toEmail: input.email,
          toName: `${input.firstName} ${input.lastName}`,
          payload: { id, isFromStaff: true },
          dedupeKey: `booking_confirmation:${id}`,
        },
      ]);
      return booked;
    }),
  );
}
