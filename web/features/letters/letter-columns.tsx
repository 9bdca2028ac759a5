import { Badge } from '@mantine/core';
import { recipientsOf } from '../../../src/features/newsletter/letters/rules.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { ListTime } from '../../admin/list/list-time.tsx';
import { OpenButton } from '../../admin/list/open-button.tsx';
import { KIND_LABELS, type LetterRow, STATUS_COLORS, STATUS_LABELS } from './letter.ts';

/** The columns of the list of letters. */
export const letterColumns = (zone: string, locale: string): ListColumn<LetterRow>[] => [
  {
    id: 'subject',
    header: 'Subject',
    enableHiding: false,
    cell: ({ row }) => <OpenButton>{row.original.subject}</OpenButton>,
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ row: { original } }) => KIND_LABELS[original.kind],
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row: { original } }) => <LetterBadge status={original.status} />,
  },
  {
    id: 'sent',
    header: 'Accepted',
    cell: ({ row: { original } }) => <span className="num">{sentOf(original, locale)}</span>,
  },
  {
    id: 'refused',
    header: 'Rejected',
    cell: ({ row: { original } }) => <span className="num">{original.counts.refused || ''}</span>,
  },
  {
    id: 'when',
    header: 'When',
    cell: ({ row: { original } }) => {
      const instant = original.startedAt ?? original.scheduledFor;
      return instant && <ListTime instant={instant} zone={zone} />;
    },
  },
  {
    id: 'created',
    header: 'Created',
    cell: ({ row: { original } }) => <ListTime instant={original.createdAt} zone={zone} />,
  },
];

export const LetterBadge = ({ status }: Pick<LetterRow, 'status'>) => (
  <Badge color={STATUS_COLORS[status]}>{STATUS_LABELS[status]}</Badge>
);

function sentOf({ counts }: LetterRow, locale: string): string {
  const all = recipientsOf(counts);
  return all === 0
    ? ''
    : `${formatNumber(counts.sent, locale)} of ${formatNumber(all, locale)}${counts.caught > 0 ? `, ${formatNumber(counts.caught, locale)} caught here` : ''}`;
}
