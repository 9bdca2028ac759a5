import type { Tx } from '../../../../db/client.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import type { LockedAppointment } from './queries.ts';

const CLIENT_MAIL_KINDS = [
  'booking_cancelled',
  'booking_changed',
  'booking_confirmed',
  'booking_reopened',
  'booking_unconfirmed',
] as const;
type ClientMailKind = (typeof CLIENT_MAIL_KINDS)[number];

type Version = Pick<LockedAppointment, 'id' | 'version'>;

const keyOf = (kind: ClientMailKind, { id, version }: Version) => `${kind}:${id}:${version}`;

/** The keys of all mails to the client that may exist for a version of an appointment. */
export const clientMailKeysOf = (appointment: Version): string[] =>
  CLIENT_MAIL_KINDS.map((kind) => keyOf(kind, appointment));

/**
 * Notifies the client of a change to a future appointment, once per version; sends nothing for a past one. The payload
 * of a cancellation has a snapshot of the appointment, because the row may be deleted before the mail is sent.
 */
export async function notifyClient(
  tx: Tx,
  { now }: Pick<Context, 'now'>,
  kind: ClientMailKind,
  appointment: LockedAppointment,
): Promise<void> {
  const { id, firstName, lastName, email, scheduledDate, duration, version } = appointment;
  const { contactPreferences, clientLanguage } = appointment;
  if (scheduledDate <= now()) return;
  const snapshot = {
    firstName,
    lastName,
    email,
    scheduledDate: scheduledDate.toISOString(),
    duration,
    version,
    contactPreferences,
    clientLanguage,
  };
  await enqueueEmails(tx, [
    {
      kind,
      toEmail: email,
      toName: `${firstName} ${lastName}`,
      payload: { id, ...(kind === 'booking_cancelled' && { cancelled: snapshot }) },
      dedupeKey: keyOf(kind, appointment),
    },
  ]);
}
