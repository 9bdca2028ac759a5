import { Badge, type MantineColor } from '@mantine/core';
import type { z } from 'zod';
import type { staffMemberSchema } from '../../../src/features/staff/schema.ts';
import type { Role } from '../../../src/platform/auth/rules.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { RowName } from '../../admin/list/open-button.tsx';
import { formatDate } from '../../lib/format.ts';
import { MailsLink } from '../email/mails-link.tsx';

export type Member = z.output<typeof staffMemberSchema>;

const STATES: Readonly<Record<Role, { text: string; color: MantineColor }>> = {
  admin: { text: 'Has access', color: 'success' },
  pending: { text: 'Waits for approval', color: 'warning' },
  revoked: { text: 'Access withdrawn', color: 'gray' },
  refused: { text: 'Refused', color: 'gray' },
};

/** The columns of the list of accounts. */
export const staffColumns = (zone: string): ListColumn<Member>[] => [
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
          <span className="muted">{original.email}</span>
          <MailsLink to={original.email} />
        </>
      ) : (
        <span className="muted">no address</span>
      ),
  },
  {
    id: 'access',
    header: 'Access',
    cell: ({ row: { original } }) => {
      const { text, color } = STATES[original.role];
      return <Badge color={color}>{text}</Badge>;
    },
  },
  {
    id: 'since',
    header: 'Since',
    cell: ({ row: { original } }) => (
      <time className="muted small num" dateTime={original.createdAt}>
        {formatDate(original.createdAt, zone)}
      </time>
    ),
  },
];
