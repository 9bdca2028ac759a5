import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { isOverdue } from '../../../src/features/people/rules.ts';
import type { PersonRow } from '../../../src/features/people/schema.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { ListTime } from '../../admin/list/list-time.tsx';
import { formatDay, noonOf } from '../../lib/format.ts';
import { useShielded } from '../contact-preferences/read-preferences.ts';
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

/** The next step for a person and its due date. */
function NextStep({
  person: { nextStep, nextStepOn },
  zone,
}: {
  person: { nextStep: string | null; nextStepOn: string | null };
  zone: string;
}) {
  if (!nextStep) return null;
  return (
    <span className={styles.next}>
      <span className={styles.step}>{nextStep}</span>
      {nextStepOn && <time dateTime={nextStepOn}>{formatDay(noonOf(nextStepOn), 'UTC')}</time>}
      {isOverdue(nextStepOn, localDateOf(new Date(), zone)) && (
        <Badge color="warning">Overdue</Badge>
      )}
    </span>
  );
}
