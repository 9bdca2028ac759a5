import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails, type NewEmail } from '../../email/enqueue-queries.ts';
import { listAppointmentsToRemindOf } from './queries.ts';
import { EARLIEST_REMINDER_MS, fittingReminder } from './rules.ts';

/**
 * Writes the reminders that are due into the outbox. Called every minute, by whatever copies of the process:
 * there is one mail for each appointment, kind and start, ever. It looks at the appointments as they are, so
 * that one that was moved or cancelled leaves nothing behind, and what was missed is made up for.
 */
export async function remindClients({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const today = now();
  const until = new Date(today.getTime() + EARLIEST_REMINDER_MS);
  const appointments = await listAppointmentsToRemindOf(db, { after: today, until });
  const mails = appointments.flatMap((appointment) => reminderOf(appointment, today) ?? []);
  if (mails.length === 0) return;
  await db.transaction().execute((tx) => enqueueEmails(tx, mails));
}

type Appointment = Awaited<ReturnType<typeof listAppointmentsToRemindOf>>[number];

function reminderOf(
  { id, firstName, lastName, email, scheduledDate, agreedAt }: Appointment,
  now: Date,
): NewEmail | undefined {
  const kind = fittingReminder({ startsAt: scheduledDate, agreedAt, now });
  const startsAt = scheduledDate.toISOString();
  return (
    kind && {
      kind,
      toEmail: email,
      toName: `${firstName} ${lastName}`,
      payload: { id, startsAt },
      dedupeKey: `${kind}:${id}:${startsAt}`,
    }
  );
}
