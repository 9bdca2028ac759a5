import { createHash } from 'node:crypto';
import type { PersonalRecords } from './trace-queries.ts';

/**
 * Stands for what a person has sent, as it was looked at: any other message, booking or change of an appointment
 * makes it another text. Mails and what staff do with a message do not.
 */
export function seenTraces({
  appointments,
  messages,
  calculations,
  subscriptions,
}: Pick<PersonalRecords, 'appointments' | 'messages' | 'calculations' | 'subscriptions'>): string {
  const parts = [
    ...appointments.map(({ id, status, scheduledDate }) =>
      [id, status, scheduledDate.toISOString()].join(' '),
    ),
    ...subscriptions.map(({ id, status }) => `${id} ${status}`),
    ...[...messages, ...calculations].map(({ id }) => id),
  ];
  return createHash('sha256').update(parts.sort().join('\n')).digest('base64url');
}
