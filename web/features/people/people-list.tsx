import { Fragment } from 'react';
import type { ListedPerson } from '../../../src/features/people/schema.ts';
import { useNow } from '../../admin/use-now.ts';
import styles from './people.module.css';
import { PeopleRow } from './people-row.tsx';

const MINUTE_MS = 60_000;

/** People in the order of the list, under titles if they are ordered by what is due. */
export function PeopleList({
  people,
  zone,
  isByDue,
}: {
  people: readonly ListedPerson[];
  zone: string;
  isByDue: boolean;
}) {
  const now = useNow(MINUTE_MS);
  const parts = isByDue ? [...Map.groupBy(people, partOf)] : [['', people] as const];
  return parts.map(([title, rows]) => (
    <Fragment key={title}>
      {title && <h2 className={styles.part}>{title}</h2>}
      <ul className={styles.rows} aria-label={title || 'People'}>
        {rows.map((person) => (
          <PeopleRow key={person.id} person={person} zone={zone} now={now} />
        ))}
      </ul>
    </Fragment>
  ));
}

function partOf({ nextAt, waitsSince }: ListedPerson): string {
  if (nextAt) return 'Next consultations';
  return waitsSince ? 'Waiting for an answer' : 'Everybody else';
}
