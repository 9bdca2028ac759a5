import type { z } from 'zod';
import { explainFailure, SKIP_REASON_TEXTS } from '../../../src/features/email/rules.ts';
import type { outboxEmailSchema } from '../../../src/features/email/schema.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { ListTime } from '../../admin/list/list-time.tsx';
import { OpenButton } from '../../admin/list/open-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { kindLabel } from './mail-labels.ts';
import styles from './mail-page.module.css';
import { StateBadge } from './state-badge.tsx';

export type OutboxEmail = z.output<typeof outboxEmailSchema>;

/** The columns of the list of mails. */
export const mailColumns = (zone: string): ListColumn<OutboxEmail>[] => [
  {
    id: 'receiver',
    header: 'Receiver',
    enableHiding: false,
    cell: ({ row: { original } }) => (
      <>
        <OpenButton>{original.toName || original.toEmail}</OpenButton>
        {original.toName && <p className={styles.about}>{original.toEmail}</p>}
      </>
    ),
  },
  {
    id: 'about',
    header: 'Mail',
    cell: ({ row: { original } }) => (
      <>
        {kindLabel(original.kind)}
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
        <Problem email={row.original} />
      </>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ row }) => <ListTime instant={row.original.createdAt} zone={zone} />,
  },
];

/** Why a mail was not sent, or not at once. */
function Problem({ email: { state, attempts, lastError, skipReason } }: { email: OutboxEmail }) {
  return (
    <>
      {state === 'skipped' && skipReason && (
        <p className={styles.failure}>
          <Icon name="alert" size="sm" />
          <span>{SKIP_REASON_TEXTS[skipReason]}</span>
        </p>
      )}
      {lastError && (
        <p className={styles.failure}>
          <Icon name="alert" size="sm" />
          <span>
            {explainFailure(lastError, state)}{' '}
            {attempts === 1 ? 'Tried once.' : `Tried ${attempts} times.`}
          </span>
        </p>
      )}
    </>
  );
}
