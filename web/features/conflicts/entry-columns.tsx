import { Badge } from '@mantine/core';
import type { ConflictEntry } from '../../../src/features/conflicts/entries/schema.ts';
import { relationLabel } from '../../../src/features/conflicts/rules.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { OpenButton } from '../../admin/list/open-button.tsx';
import { formatDate } from '../../lib/format.ts';

/** The columns of the conflict list. */
export const entryColumns = (zone: string, locale: string): ListColumn<ConflictEntry>[] => [
  {
    id: 'name',
    header: 'Name',
    enableHiding: false,
    cell: ({ row }) => <OpenButton>{row.original.name}</OpenButton>,
  },
  {
    id: 'others',
    header: 'Other names',
    cell: ({ row }) => row.original.otherNames?.replaceAll('\n', ', '),
  },
  {
    id: 'relation',
    header: 'Relation',
    cell: ({ row }) => <Badge>{relationLabel(row.original.relation)}</Badge>,
  },
  { id: 'note', header: 'Note', cell: ({ row }) => row.original.note },
  {
    id: 'added',
    header: 'Added',
    cell: ({ row: { original } }) => (
      <time className="num" dateTime={original.createdAt}>
        {formatDate(original.createdAt, zone, locale)}
      </time>
    ),
  },
];
