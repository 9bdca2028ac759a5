import { emailKindLabel } from '../../../src/features/email/rules.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { ListTime } from '../../admin/list/list-time.tsx';
import { OpenButton } from '../../admin/list/open-button.tsx';
import { selectColumn } from '../../admin/list/select-column.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isAddressHidden, isInTrouble, receiverOf } from './mail-labels.ts';
import styles from './mail-page.module.css';
import type { OutboxEmail, StaffEmail } from './outbox-email.ts';
import { StateBadge } from './state-badge.tsx';

/** The columns of the list of mails. `describe` says what happened to one. */
export const mailColumns = (
  zone: string,
  describe: (email: OutboxEmail) => string,
): ListColumn<StaffEmail>[] => [
  selectColumn((email) => `the mail to ${receiverOf(email)}`),
  {
    id: 'receiver',
    header: 'Receiver',
    enableHiding: false,
    cell: ({ row: { original } }) => (
      <>
        <OpenButton>{original.toName || receiverOf(original)}</OpenButton>
        {original.toName && !isAddressHidden(original) && (
          <p className={styles.about}>{original.toEmail}</p>
        )}
      </>
    ),
  },
  {
    id: 'about',
    header: 'Mail',
    cell: ({ row: { original } }) => (
      <>
        {emailKindLabel(original.kind)}
        {original.subject && <p className={styles.about}>{original.subject}</p>}
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ row }) => (
      <>
        <StateBadge email={row.original} />
        <Outcome email={row.original} describe={describe} />
      </>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ row }) => <ListTime instant={row.original.createdAt} zone={zone} />,
  },
];

/** What happened to a mail in a sentence, marked if it was not sent, or not at once. */
function Outcome({
  email,
  describe,
}: {
  email: StaffEmail;
  describe: (email: OutboxEmail) => string;
}) {
  if (!isInTrouble(email)) return <p className={styles.about}>{describe(email)}</p>;
  return (
    <p className={styles.failure}>
      <Icon name="alert" size="sm" />
      <span>{describe(email)}</span>
    </p>
  );
}
