import { Link } from '@tanstack/react-router';
import type { Person } from '../../../src/features/privacy/schema.ts';
import type { AdminPath } from '../../admin/sections.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './privacy-page.module.css';
import { TRACE_WORDS } from './trace-words.ts';

type Group = Person['kinds'][number];

/** The traces of one kind: how many, from when, what erasing does to them, and on request each. */
export function TraceGroup({
  group,
  person,
  zone,
}: {
  group: Group;
  person: Person;
  zone: string;
}) {
  const { kind, count, rows } = group;
  const { title, fate, of, at } = TRACE_WORDS[kind];
  return (
    <li className={styles.group}>
      <details>
        <summary>
          <span className={styles.kind}>
            {title} <span className="num">{count.toLocaleString('en-US')}</span>
          </span>
          <span className={styles.span}>{spanOf(group, zone)}</span>
          <Icon name="chevron-down" size="sm" />
        </summary>
        <ul className={styles.traces}>
          {rows.map((row) => (
            <li key={row.id}>
              <time className="num" dateTime={row.at}>
                {formatMoment(row.at, zone)}
              </time>
              {at ? <Link {...(at(row) as { to: AdminPath })}>{of?.(row)}</Link> : of?.(row)}
            </li>
          ))}
          {count > rows.length && (
            <li className="muted">and {(count - rows.length).toLocaleString('en-US')} older</li>
          )}
        </ul>
      </details>
      <p className={styles.fate}>
        {kind === 'appointments' ? appointmentsFate(person, fate) : fate}
      </p>
    </li>
  );
}

function spanOf({ firstAt, lastAt }: Group, zone: string): string {
  if (!firstAt || !lastAt) return '';
  const [first, last] = [formatDate(firstAt, zone), formatDate(lastAt, zone)];
  return first === last ? first : `${first} to ${last}`;
}

function appointmentsFate({ upcoming, clientFile }: Person, fate: string): string {
  const parts = [
    fate,
    upcoming.length > 0 &&
      `${upcoming.length} still to come: to be cancelled first, or on the way.`,
    clientFile.length > 0 &&
      `${clientFile.length} took place in the last five years and may be kept as the client’s file.`,
  ];
  return parts.filter(Boolean).join(' ');
}
