import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { PersonRow } from '../../../src/features/people/schema.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { ListTime } from '../../admin/list/list-time.tsx';
import { useShielded } from '../contact-preferences/read-preferences.ts';
import { NextStep } from './next-step.tsx';
import styles from './people.module.css';
import { useShownName } from './shown-name.ts';

/** The columns of the list of people. */
export const peopleColumns = (zone: string): ListColumn<PersonRow>[] => [
  {
    id: 'name',
    header: 'Name',
    enableHiding: false,
    cell: ({ row }) => <Name person={row.original} />,
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ row }) => <Contact person={row.original} />,
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

function Name({ person }: { person: PersonRow }) {
  return (
    <Link className={styles.name} data-open-row to="/admin/people/$id" params={{ id: person.id }}>
      {useShownName(person)}
    </Link>
  );
}

function Contact({
  person: { id, name, email, phone, contactPreferences },
}: {
  person: PersonRow;
}) {
  if (useShielded(id, contactPreferences)) {
    return <span className="muted small">Read preferences first</span>;
  }
  return (
    <span className={styles.contact}>
      {name && email && <span>{email}</span>}
      {phone && <span className="num">{phone}</span>}
    </span>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  );
}
