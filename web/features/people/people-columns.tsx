import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { displayName } from '../../../src/features/people/rules.ts';
import type { PersonRow } from '../../../src/features/people/schema.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { ListTime } from '../../admin/list/list-time.tsx';
import { NextStep } from './next-step.tsx';
import styles from './people.module.css';

/** The columns of the list of people. */
export const peopleColumns = (zone: string): ListColumn<PersonRow>[] => [
  {
    id: 'name',
    header: 'Name',
    enableHiding: false,
    cell: ({ row: { original } }) => (
      <Link
        className={styles.name}
        data-open-row
        to="/admin/people/$id"
        params={{ id: original.id }}
      >
        {displayName(original)}
      </Link>
    ),
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ row: { original } }) => (
      <span className={styles.contact}>
        {original.name && original.email && <span>{original.email}</span>}
        {original.phone && <span className="num">{original.phone}</span>}
      </span>
    ),
  },
  {
    id: 'tags',
    header: 'Tags',
    cell: ({ row: { original } }) => <Tags tags={original.tags} />,
  },
  { id: 'owner', header: 'Owner', cell: ({ row }) => row.original.owner },
  {
    id: 'next',
    header: 'Next step',
    cell: ({ row }) => <NextStep person={row.original} zone={zone} />,
  },
  {
    id: 'activity',
    header: 'Last activity',
    cell: ({ row }) => <ListTime instant={row.original.lastAt} zone={zone} />,
  },
];

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  );
}
