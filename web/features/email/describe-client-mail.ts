import type { MAIL_DELIVERIES } from '../../../src/features/email/rules.ts';

/**
 * Describes the mail to the client that an action triggers: returns `sent` if mail is delivered or the delivery state
 * is not loaded yet, otherwise a text that says that the mail is only caught on this machine, or held.
 */
export function describeClientMail(
  delivery: (typeof MAIL_DELIVERIES)[number] | undefined,
  sent: string,
): string {
  if (delivery === 'caught') return 'The mail to the client is caught here, not sent.';
  if (delivery === 'held') return 'The mail to the client waits until mail is set up.';
  return sent;
}
