import { emailKindLabel } from '../../../src/features/email/rules.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { ListTime } from '../../admin/list/list-time.tsx';
import { OpenButton } from '../../admin/list/open-button.tsx';
import { selectColumn } from '../../admin/list/select-column.tsx';
import { Icon } from '../../ui/icon.tsx';
import { needsAttention, receiverOf, useAddressHidden, withoutAnswer } from './mail-labels.ts';
import styles from './mail-page.module.css';
import type { StaffEmail } from './outbox-email.ts';
import { StateBadge } from './state-badge.tsx';
import { useDescribeMail } from './use-describe-mail.ts';

/** The columns of the list of mails. */
export const mailColumns = (zone: string): ListColumn<StaffEmail>[] => [
  selectColumn((email) => `the mail to ${receiverOf(email)}`, 'mails.change'),
  {
    id: 'receiver',
    header: 'Receiver',
    enableHiding: false,
    cell: ({ row }) => <Receiver email={row.original} />,
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
        <Outcome email={row.original} zone={zone} />
      </>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ row }) => <ListTime instant={row.original.createdAt} zone={zone} />,
  },
];

function Receiver({ email }: { email: StaffEmail }) {
  const isHidden = useAddressHidden(email);
  const { toName, toEmail } = email;
  return (
    <>
      <OpenButton>{toName || receiverOf(email, isHidden)}</OpenButton>
      {toName && !isHidden && <p className={styles.about}>{toEmail}</p>}
    </>
  );
}

/** The delivery state of a mail as a sentence, highlighted if it was not sent or is delayed. */
function Outcome({ email, zone }: { email: StaffEmail; zone: string }) {
  const describe = useDescribeMail(zone);
  const isHidden = useAddressHidden(email);
  if (!needsAttention(email)) {
    return <p className={styles.about}>{describe(isHidden ? withoutAnswer(email) : email)}</p>;
  }
  return (
    <p className={styles.failure}>
      <Icon name="alert" size="sm" />
      <span>{describe(email)}</span>
    </p>
  );
}
