import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails, type NewEmail } from '../../email/enqueue-queries.ts';
import { listAppointmentsToRemindOf } from './queries.ts';
import { dueReminder, EARLIEST_REMINDER_MS } from './rules.ts';

/**
 * Writes due reminders to the outbox. Called every minute, and safe to run in several processes: there is only ever
 * one mail per appointment, kind and start. It reads the current appointments, so a moved or cancelled appointment
 * gets no outdated reminder, and reminders missed while no process ran are sent late.
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
  const kind = dueReminder({ startsAt: scheduledDate, agreedAt, now });
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
