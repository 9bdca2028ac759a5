import type { MantineColor } from '@mantine/core';
import { mailOutcomeLabel } from '../../../src/features/email/rules.ts';
import type { OutboxEmail } from './outbox-email.ts';

type Status = { text: string; color: MantineColor; icon?: 'check' | 'alert' };

/** What happened to a mail, in a word or two; `describeMail` says it in sentences. */
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

/** Whether a mail was not sent, or not yet, for a reason that staff should know. */
export const isInTrouble = ({ state, lastError, skipReason }: OutboxEmail): boolean =>
  Boolean(lastError ?? (state === 'skipped' && skipReason));

/** `Ana Reyes <ana@example.com>`, or only the address if there is no name. */
export const receiverOf = ({ toName, toEmail }: { toName: string | null; toEmail: string }) =>
  toName ? `${toName} <${toEmail}>` : toEmail;
