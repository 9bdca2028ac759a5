import { Badge, type MantineColor } from '@mantine/core';
import type { EmailState } from '../../../src/features/email/rules.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OutboxEmail } from './mail-columns.tsx';
import { STATE_TEXTS } from './mail-labels.ts';

const STATE_COLORS: Readonly<Record<EmailState, MantineColor>> = {
  queued: 'primary',
  sent: 'success',
  failed: 'warning',
  needs_attention: 'destructive',
  skipped: 'gray',
};

/** The status of a mail that only reached the development mailbox. */
const CAUGHT = 'Caught here, not sent';

/** The status of a sent mail. A later bounce goes to the sender's mailbox and is not known here. */
const ACCEPTED = 'Accepted by the mail server';

const hasFailed = (state: EmailState) => state === 'failed' || state === 'needs_attention';

export function StateBadge({
  email: { state, isCaught, skipReason },
}: {
  email: Pick<OutboxEmail, 'state' | 'isCaught' | 'skipReason'>;
}) {
  if (state === 'sent' && isCaught) return <Badge color="warning">{CAUGHT}</Badge>;
  if (state === 'skipped' && skipReason) return <Badge color="warning">Held back</Badge>;
  return (
    <Badge color={STATE_COLORS[state]}>
      {state === 'sent' && <Icon name="check" size="sm" />}
      {hasFailed(state) && <Icon name="alert" size="sm" />}
      {state === 'sent' ? ACCEPTED : STATE_TEXTS[state]}
    </Badge>
  );
}
