import { Menu } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { mayUse } from '../../../src/features/contact-preferences/rules.ts';
import { MoreActions } from '../../admin/more-actions.tsx';
import { useCan } from '../../admin/use-can.ts';
import { useShielded } from '../contact-preferences/read-preferences.ts';
import { replyLink } from './reply-link.ts';
import type { Submission } from './submission.ts';
import type { Triage } from './use-triage.ts';
import { useTriageMany } from './use-triage-many.ts';

const LinkItem = createLink((props: Omit<ComponentPropsWithRef<'a'>, 'color'>) => (
  <Menu.Item component="a" {...props} />
));

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
  const { id, isRead, isSpam, suspectedSpam, answeredAt, deletedAt, contactPreferences } =
    submission;
  const can = useCan();
  const mayAnswer = can('messages.answer');
  const mayBook = can('appointments.change');
  const isHidden = useShielded(id, contactPreferences);
  const mayReply = !isHidden && mayUse(contactPreferences, 'email');
  const phone = useTriageMany('answered');
  const spam = useTriageMany('spam', onClose);
  const notSpam = useTriageMany('not_spam', onClose);
  const deletion = useTriageMany(deletedAt ? 'restored' : 'deleted', onClose);
  if (!mayAnswer && !mayBook) return null;
  return (
    <MoreActions label="More for this message">
      {mayAnswer && !answeredAt && (
        <Menu.Item onClick={() => phone.mark([id])}>Answered by Phone</Menu.Item>
      )}
      {mayBook && (
        <LinkItem to="/admin/appointments" search={{ message: id }}>
          Book a consultation
        </LinkItem>
      )}
      {mayAnswer && (
        <>
          {mayReply && (
            <Menu.Item component="a" href={replyLink(submission, firmName)}>
              Reply in your mail program
            </Menu.Item>
          )}
          <Menu.Divider />
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
        </>
      )}
    </MoreActions>
  );
}
