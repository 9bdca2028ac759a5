import type { MantineColor } from '@mantine/core';
import { mailOutcomeLabel } from '../../../src/features/email/outcomes/rules.ts';
import { FIRM_EMAIL_KINDS } from '../../../src/features/email/rules.ts';
import { addressKey, isShielded, useShielded } from '../contact-preferences/read-preferences.ts';
import type { OutboxEmail, StaffEmail } from './outbox-email.ts';

type Status = { text: string; color: MantineColor; icon?: 'check' | 'alert' };

/** The short label of a mail's delivery state; `describeMail` describes it in sentences. */
export function mailStatus(
  mail: Pick<OutboxEmail, 'state' | 'isCaught' | 'skipReason' | 'lastError'>,
): Status {
  return { text: mailOutcomeLabel(mail), ...lookOf(mail) };
}

function lookOf({
  state,
  isCaught,
  skipReason,
}: Pick<OutboxEmail, 'state' | 'isCaught' | 'skipReason'>): Omit<Status, 'text'> {
  switch (state) {
    case 'queued':
      return { color: 'primary' };
    case 'sent':
      return isCaught ? { color: 'warning' } : { color: 'success', icon: 'check' };
    case 'failed':
      return { color: 'warning', icon: 'alert' };
    case 'needs_attention':
      return { color: 'destructive', icon: 'alert' };
    case 'skipped':
      return { color: skipReason ? 'warning' : 'gray' };
  }
}

/** Whether a mail was not sent, or is delayed, for a reason that staff should know. */
export const needsAttention = ({ state, lastError, skipReason }: OutboxEmail): boolean =>
  Boolean(lastError ?? (state === 'skipped' && skipReason));

type Received = Pick<StaffEmail, 'kind' | 'toName' | 'toEmail' | 'aboutId' | 'contactPreferences'>;

const isToFirm = ({ kind }: Pick<StaffEmail, 'kind'>) =>
  FIRM_EMAIL_KINDS.some((toFirm) => toFirm === kind);

/** The key for `markPreferencesRead` under which the contact preferences for a mail are marked as read. */
export const shieldKeyOf = (email: Received): string =>
  isToFirm(email) ? email.aboutId : addressKey(email.toEmail);

/** Whether the address is hidden, because it is that of a client whose contact preferences have not been read. */
const isAddressHidden = (email: Received): boolean =>
  isShielded(shieldKeyOf(email), email.contactPreferences) && !isToFirm(email);

/** `isAddressHidden` as a hook, which re-renders when the preferences are read. */
export const useAddressHidden = (email: Received): boolean =>
  useShielded(shieldKeyOf(email), email.contactPreferences) && !isToFirm(email);

/** `Ana Reyes <ana@example.com>`; only the address if there is no name, or only the name if the address is hidden. */
export function receiverOf(email: Received, isHidden = isAddressHidden(email)): string {
  const { toName, toEmail } = email;
  if (isHidden) return toName || 'a client';
  return toName ? `${toName} <${toEmail}>` : toEmail;
}

/** A mail without the mail server's response, which may contain a hidden address. */
export const withoutAnswer = <Email extends OutboxEmail>(email: Email): Email => ({
  ...email,
  serverAnswer: null,
});
