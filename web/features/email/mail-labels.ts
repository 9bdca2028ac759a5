import {
  EMAIL_KIND_LABELS,
  type EmailKind,
  type EmailState,
} from '../../../src/features/email/rules.ts';

export const STATE_TEXTS: Readonly<Record<EmailState, string>> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Trying again',
  needs_attention: 'Needs attention',
  skipped: 'Not needed',
};

/** The label of a kind of mail; an unknown kind is returned as it is. */
export const kindLabel = (kind: string): string => EMAIL_KIND_LABELS[kind as EmailKind] ?? kind;

/** `Ana Reyes <ana@example.com>`, or only the address if there is no name. */
export const receiverOf = ({ toName, toEmail }: { toName: string | null; toEmail: string }) =>
  toName ? `${toName} <${toEmail}>` : toEmail;
