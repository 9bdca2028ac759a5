import type { MantineColor } from '@mantine/core';
import {
  EMAIL_KIND_LABELS,
  type EmailKind,
  type EmailState,
  isBounce,
} from '../../../src/features/email/rules.ts';
import type { OutboxEmail } from './outbox-email.ts';

/** The states as the filter of the list names them. */
export const STATE_TEXTS: Readonly<Record<EmailState, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Trying again',
  needs_attention: 'Needs attention',
  skipped: 'Not needed',
};

type Status = { text: string; color: MantineColor; icon?: 'check' | 'alert' };

/** What happened to a mail, in a word or two; `describeMail` says it in sentences. */
export function mailStatus({
  state,
  isCaught,
  skipReason,
  lastError,
}: Pick<OutboxEmail, 'state' | 'isCaught' | 'skipReason' | 'lastError'>): Status {
  switch (state) {
    case 'queued':
      return { text: STATE_TEXTS.queued, color: 'primary' };
    case 'sent':
      return isCaught
        ? { text: 'Caught here, not sent', color: 'warning' }
        : { text: 'Accepted', color: 'success', icon: 'check' };
    case 'failed':
      return { text: STATE_TEXTS.failed, color: 'warning', icon: 'alert' };
    case 'needs_attention':
      return {
        text: lastError && isBounce(lastError) ? 'Bounced' : 'Failed',
        color: 'destructive',
        icon: 'alert',
      };
    case 'skipped':
      return skipReason
        ? { text: 'Held back', color: 'warning' }
        : { text: STATE_TEXTS.skipped, color: 'gray' };
  }
}

/** Whether a mail was not sent, or not yet, for a reason that staff should know. */
export const isInTrouble = ({ state, lastError, skipReason }: OutboxEmail): boolean =>
  Boolean(lastError ?? (state === 'skipped' && skipReason));

/** The label of a kind of mail; an unknown kind is returned as it is. */
export const kindLabel = (kind: string): string => EMAIL_KIND_LABELS[kind as EmailKind] ?? kind;

/** `Ana Reyes <ana@example.com>`, or only the address if there is no name. */
export const receiverOf = ({ toName, toEmail }: { toName: string | null; toEmail: string }) =>
  toName ? `${toName} <${toEmail}>` : toEmail;
