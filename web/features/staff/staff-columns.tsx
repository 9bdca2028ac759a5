import { Badge, type MantineColor } from '@mantine/core';
import type { z } from 'zod';
import { accessLabel } from '../../../src/features/staff/rules.ts';
import type { staffMemberSchema } from '../../../src/features/staff/schema.ts';
import type { Role } from '../../../src/platform/auth/rules.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { RowName } from '../../admin/list/open-button.tsx';
import { formatDate } from '../../lib/format.ts';
import { MailsLink } from '../email/mails-link.tsx';
import styles from './staff-page.module.css';

export type Member = z.output<typeof staffMemberSchema>;

const COLORS: Readonly<Record<Role, MantineColor>> = {
  owner: 'success',
  admin: 'success',
  manager: 'success',
  attorney: 'success',
  editor: 'success',
  auditor: 'success',
  pending: 'warning',
  revoked: 'gray',
  refused: 'gray',
};

/** The columns of the list of accounts. */
export const staffColumns = (zone: string, locale: string): ListColumn<Member>[] => [
  {
    id: 'name',
    header: 'Name',
    enableHiding: false,
    cell: ({ row }) => <RowName>{row.original.username}</RowName>,
  },
  {
    id: 'email',
    header: 'E-mail',
    cell: ({ row: { original } }) =>
      original.email ? (
        <>
          <span className={`muted ${styles.address}`}>{original.email}</span>
          <MailsLink to={original.email} className={styles.mails} />
        </>
      ) : (
        <span className="muted">no address</span>
      ),
  },
  {
    id: 'access',
    header: 'Role',
    cell: ({ row: { original } }) => (
      <Badge color={COLORS[original.role]}>{accessLabel(original.role, original.areas)}</Badge>
    ),
  },
  {
    id: 'since',
    header: 'Since',
    cell: ({ row: { original } }) => (
      <time className="muted small num" dateTime={original.createdAt}>
        {formatDate(original.createdAt, zone, locale)}
      </time>
    ),
  },
];
