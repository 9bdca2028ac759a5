import { Link } from '@tanstack/react-router';
import { isOverdue } from '../../../src/features/people/rules.ts';
import type { ListedPerson } from '../../../src/features/people/schema.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { formatDay, noonOf } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useShielded } from '../contact-preferences/read-preferences.ts';
import { dayAndTime, daysAgo, shortDay } from './day-words.ts';
import styles from './people.module.css';
import { shownName } from './shown-name.ts';

/** A person in two lines: the name with what comes next, and what is known with what waits. */
export function PeopleRow({
  person,
  zone,
  now,
}: {
  person: ListedPerson;
  zone: string;
  now: Date;
}) {
  const locale = useLocale();
  const { id, nextAt, waitsSince, nextStep, nextStepOn, lastAt, tags, owner } = person;
  const isHidden = useShielded(id, person.contactPreferences);
  const about = [nextStep, tags.join(', '), owner && `with ${owner}`].filter(Boolean).join(' · ');
  const isLate = isOverdue(nextStepOn, localDateOf(now, zone));
  return (
    <li className={styles.row} data-row={id}>
      <Link className={styles.name} data-open-row to="/admin/people/$id" params={{ id }}>
        <bdi>{shownName(person, isHidden)}</bdi>
      </Link>
      {(nextAt || !waitsSince) && (
        <time className={styles.at} dateTime={nextAt ?? lastAt}>
          {nextAt ? dayAndTime(nextAt, zone, now, locale) : shortDay(lastAt, zone, now, locale)}
        </time>
      )}
      <span className={styles.about}>
        {about || <Contact person={person} isHidden={isHidden} />}
      </span>
      <span className={styles.state}>
        {waitsSince && <b>waits since {daysAgo(waitsSince, zone, now, locale)}</b>}
        {isLate && <b>Overdue</b>}
        {!isLate && nextStepOn && (
          <time dateTime={nextStepOn}>by {formatDay(noonOf(nextStepOn), 'UTC', locale)}</time>
        )}
      </span>
    </li>
  );
}

function Contact({
  person: { name, email, phone },
  isHidden,
}: {
  person: ListedPerson;
  isHidden: boolean;
}) {
  if (isHidden) return 'Read preferences first';
  return [name && email, phone].filter(Boolean).join(' · ');
}
