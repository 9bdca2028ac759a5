import { Link } from '@tanstack/react-router';
import type { Person } from '../../../src/features/privacy/schema.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import type { AdminPath } from '../../admin/section.ts';
import { formatMoment } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { describeAppointmentErasure, describeSpan } from './describe-group.ts';
import styles from './privacy-page.module.css';
import { RECORD_WORDS } from './record-words.ts';

type Group = Person['kinds'][number];

/** The records of one kind: their number, dates, what erasing does to them, and an expandable list. */
export function RecordGroup({
  group,
  person,
  zone,
}: {
  group: Group;
  person: Person;
  zone: string;
}) {
  const locale = useLocale();
  const { kind, count, rows } = group;
  const { title, fate, of, at } = RECORD_WORDS[kind];
  return (
    <li className={styles.group}>
      <details>
        <summary>
          <span className={styles.kind}>
            {title} <span className="num">{formatNumber(count, locale)}</span>
          </span>
          <span className={styles.span}>{describeSpan(group, zone, locale)}</span>
          <Icon name="chevron-down" size="sm" />
        </summary>
        <ul className={styles.records}>
          {rows.map((row) => (
            <li key={row.id}>
              <time className="num" dateTime={row.at}>
                {formatMoment(row.at, zone, locale)}
              </time>
              {at ? <Link {...(at(row) as { to: AdminPath })}>{of?.(row)}</Link> : of?.(row)}
            </li>
          ))}
          {count > rows.length && (
            <li className="muted">and {formatNumber(count - rows.length, locale)} older</li>
          )}
        </ul>
      </details>
      <p className={styles.fate}>
        {kind === 'appointments' ? describeAppointmentErasure(person, fate) : fate}
      </p>
    </li>
  );
}
