import type { Tx } from '../../../../db/client.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import type { LockedAppointment } from './queries.ts';

type News =
  | 'booking_cancelled'
  | 'booking_changed'
  | 'booking_confirmed'
  | 'booking_reopened'
  | 'booking_unconfirmed';

/**
 * Notifies the client of a change to a future appointment, once per version; sends nothing for a past one. The payload
 * of a cancellation has a snapshot of the appointment, because the row may be deleted before the mail is sent.
 */
export async function notifyClient(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  kind: News,
  appointment: LockedAppointment,
): Promise<void> {
  const { id, firstName, lastName, email, scheduledDate, duration, version } = appointment;
  if (scheduledDate <= now()) return;
  const snapshot = {
    firstName,
    lastName,
    email,
    scheduledDate: scheduledDate.toISOString(),
    duration,
    version,
  };
  await enqueueEmails(tx, [
    {
      kind,
      toEmail: email,
      toName: `${firstName} ${lastName}`,
      payload: { id, ...(kind === 'booking_cancelled' && { cancelled: snapshot }) },
      dedupeKey: `${kind}:${id}:${version}`,
    },
  ]);
}
