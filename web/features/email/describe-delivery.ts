import type { MAIL_DELIVERIES } from '../../../src/features/email/rules.ts';

export type MailDelivery = (typeof MAIL_DELIVERIES)[number];

/**
 * Describes a mail that an action triggers: returns `sent` if mail is delivered or the delivery state is not loaded yet,
 * otherwise a text that says that the mail is only caught on this installation, or held.
 */
export function describeDelivery(
  delivery: MailDelivery | undefined,
  sent: string,
  mail = 'The mail to the client',
): string {
  if (delivery === 'caught') return `${mail} is caught here, not sent.`;
  if (delivery === 'held') return `${mail} waits until mail is set up.`;
  return sent;
}
