import { Badge } from '@mantine/core';
import { Icon } from '../../ui/icon.tsx';
import type { Submission } from './submission.ts';

export function StatusBadge({
  submission: { isRead, isResolved, isSpam, deletedAt },
}: {
  submission: Pick<Submission, 'isRead' | 'isResolved' | 'isSpam' | 'deletedAt'>;
}) {
  if (deletedAt) return <Badge color="gray">Deleted</Badge>;
  if (isSpam) return <Badge color="gray">Spam</Badge>;
  if (isResolved) {
    return (
      <Badge color="success">
        <Icon name="check" size="sm" />
        Resolved
      </Badge>
    );
  }
  return isRead ? <Badge color="warning">Unresolved</Badge> : <Badge color="primary">New</Badge>;
}
