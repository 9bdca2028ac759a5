import type { z } from 'zod';
import { entityLabel } from '../../../src/features/audit/rules.ts';
import type { auditEntrySchema } from '../../../src/features/audit/schema.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { OpenButton } from '../../admin/list/open-button.tsx';
import { formatTime } from '../../lib/format.ts';
import styles from './audit-page.module.css';

export type Entry = z.output<typeof auditEntrySchema>;

/** The columns of the audit log, whose rows are grouped by day. */
export const auditColumns = (zone: string, locale: string): ListColumn<Entry>[] => [
  {
    id: 'at',
    header: 'Time',
    cell: ({ row: { original } }) => (
      <time className={`num ${styles.minor}`} dateTime={original.at}>
        {formatTime(original.at, zone, locale)}
      </time>
    ),
  },
  {
    id: 'what',
    header: 'What',
    enableHiding: false,
    cell: ({ row: { original } }) => (
      <span className={styles.what}>
        <OpenButton>
          <b>{original.actor}</b> {original.summary}
        </OpenButton>
      </span>
    ),
  },
  {
    id: 'about',
    header: 'About',
    cell: ({ row }) => <span className={styles.minor}>{entityLabel(row.original.entity)}</span>,
  },
];
