import { Badge } from '@mantine/core';
import { Icon } from '../../ui/icon.tsx';
import { mailStatus } from './mail-labels.ts';
import type { OutboxEmail } from './outbox-email.ts';

/** A badge with the delivery state of a mail. */
export function StateBadge({ email }: { email: OutboxEmail }) {
  const { text, color, icon } = mailStatus(email);
  return (
    <Badge color={color}>
      {icon && <Icon name={icon} size="sm" />}
      {text}
    </Badge>
  );
}
