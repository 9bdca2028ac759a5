import { Menu } from '@mantine/core';
import { mayUse } from '../../../src/features/contact-preferences/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { useCan } from '../../admin/use-can.ts';
import { useShielded } from '../contact-preferences/read-preferences.ts';
import { replyLink } from './reply-link.ts';
import type { Submission } from './submission.ts';
import type { Triage } from './use-triage.ts';
import { useTriageMany } from './use-triage-many.ts';

/** A menu with the other actions for a message. */
export function SubmissionMenu({
  submission,
  firmName,
  triage,
  onClose,
}: {
  submission: Submission;
  firmName: string;
  triage: Triage;
  onClose: () => void;
}) {
  const { id, isRead, isSpam, suspectedSpam, deletedAt, contactPreferences } = submission;
  const mayAnswer = useCan()('messages.answer');
  const isHidden = useShielded(id, contactPreferences);
  const mayReply = !isHidden && mayUse(contactPreferences, 'email');
  const spam = useTriageMany('spam', onClose);
  const notSpam = useTriageMany('not_spam', onClose);
  const deletion = useTriageMany(deletedAt ? 'restored' : 'deleted', onClose);
  if (!mayAnswer) return null;
  return (
    <Menu transitionProps={{ duration: 0 }} position="top-end" withinPortal={false}>
      <Menu.Target>
        <Button variant="subtle">
          <AdminIcon name="more" />
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayReply && (
          <Menu.Item component="a" href={replyLink(submission, firmName)}>
            Reply in your mail program
          </Menu.Item>
        )}
        {isRead && (
          <Menu.Item onClick={() => triage.markUnread({ id }, { onSuccess: onClose })}>
            Mark as unread
          </Menu.Item>
        )}
        {(isSpam || suspectedSpam) && (
          <Menu.Item onClick={() => notSpam.mark([id])}>Not spam</Menu.Item>
        )}
        {!isSpam && <Menu.Item onClick={() => spam.mark([id])}>Mark as spam</Menu.Item>}
        <Menu.Item onClick={() => deletion.mark([id])}>
          {deletedAt ? 'Restore' : 'Delete'}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
