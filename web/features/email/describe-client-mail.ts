import type { MAIL_DELIVERIES } from '../../../src/features/email/rules.ts';

/**
 * Describes the mail to the client that an action triggers: `sent` if mail is delivered or that is not known yet,
 * otherwise that the mail is only caught on this machine, or waits.
 */
export function describeClientMail(
  delivery: (typeof MAIL_DELIVERIES)[number] | undefined,
  sent: string,
): string {
  if (delivery === 'caught') return 'The mail to the client is caught here, not sent.';
  if (delivery === 'held') return 'The mail to the client waits until mail is set up.';
  return sent;
}
