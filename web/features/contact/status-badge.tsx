import { Badge } from '@mantine/core';
import { Icon } from '../../ui/icon.tsx';
import type { Submission } from './submission.ts';

export function StatusBadge({
  submission,
}: {
  submission: Pick<Submission, 'isRead' | 'isResolved' | 'isSpam' | 'suspectedSpam' | 'deletedAt'>;
}) {
  const { isRead, isResolved, isSpam, suspectedSpam, deletedAt } = submission;
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
  if (suspectedSpam) return <Badge color="warning">Suspected spam</Badge>;
  return isRead ? <Badge color="warning">Unresolved</Badge> : <Badge color="primary">New</Badge>;
}
