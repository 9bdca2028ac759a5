import { Menu } from '@mantine/core';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { useSession } from '../identity/session.ts';
import { useTriageMany } from './use-triage-many.ts';

/** A menu with the less frequent bulk actions for messages. */
export function SelectionMenu({
  ids,
  status,
  onDone,
}: {
  ids: string[];
  /** The status that the list is filtered by. */
  status: string | undefined;
  onDone: () => void;
}) {
  const { user } = useSession();
  const isSpam = status === 'spam';
  const isDeleted = status === 'deleted';
  const answered = useTriageMany('answered', onDone);
  const assigned = useTriageMany('assigned', onDone);
  const spam = useTriageMany('spam', onDone);
  const notSpam = useTriageMany('not_spam', onDone);
  const deletion = useTriageMany(isDeleted ? 'restored' : 'deleted', onDone);
  return (
    <Menu transitionProps={{ duration: 0 }} position="top-end" withinPortal={false}>
      <Menu.Target>
        <Button size="sm" aria-label="More changes">
          <AdminIcon name="more" size="sm" />
          More
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => answered.mark(ids)}>Answered by phone</Menu.Item>
        {user && (
          <Menu.Item onClick={() => assigned.mark(ids, user.username)}>Assign to me</Menu.Item>
        )}
        <Menu.Item onClick={() => assigned.mark(ids)}>Assign to nobody</Menu.Item>
        {!isSpam && <Menu.Item onClick={() => spam.mark(ids)}>Mark as spam</Menu.Item>}
        {/* Other lists contain messages that look like spam. */}
        <Menu.Item onClick={() => notSpam.mark(ids)}>Not spam</Menu.Item>
        <Menu.Item onClick={() => deletion.mark(ids)}>{isDeleted ? 'Restore' : 'Delete'}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
