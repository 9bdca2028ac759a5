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
 * Lets the client know of a change to an appointment that is still to come, once per version. What is past
 * needs no mail. A cancellation carries what its mail says, because the row may be gone when it is sent.
 */
export async function tellClient(
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
