import { Badge } from '@mantine/core';
import { Icon } from '../../ui/icon.tsx';
import { mailStatus } from './mail-labels.ts';
import type { OutboxEmail } from './outbox-email.ts';

/** What has happened to a mail, in a word or two. */
export function StateBadge({ email }: { email: OutboxEmail }) {
  const { text, color, icon } = mailStatus(email);
  return (
    <Badge color={color}>
      {icon && <Icon name={icon} size="sm" />}
      {text}
    </Badge>
  );
}
