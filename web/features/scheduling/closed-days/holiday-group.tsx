import { Checkbox } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { ProposedDay } from '../../../../src/features/scheduling/closed-days/schema.ts';
import { formatDate, formatTime, noonOf } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import styles from './closed-days.module.css';
import { countedDays, dayWords } from './day-words.ts';
import { type HolidayGroup as Group, otherNames } from './holiday-groups.ts';

/** The days that a set of rules proposes, with what staff have to know about the set. */
export function HolidayGroup({
  group: { set, listed, all },
  zone,
  isChosen,
  onChoose,
  status,
}: {
  group: Group;
  zone: string;
  isChosen: (day: ProposedDay) => boolean;
  onChoose: (days: readonly ProposedDay[], isChosen: boolean) => void;
  /** A line on whether an attorney has confirmed the set. */
  status?: ReactNode;
}) {
  const locale = useLocale();
  const id = useId();
  const open = all.filter(({ isClosed }) => !isClosed);
  const count = open.filter(isChosen).length;
  return (
    <section className={styles.set} aria-labelledby={id}>
      <h3 id={id}>{set.title}</h3>
      {set.note && <p className="small">{set.note}</p>}
      <p className="muted small">
        {set.rule}, read on {formatDate(noonOf(set.asOf), 'UTC', locale)}: {set.source}.
      </p>
      {status}
      <Checkbox
        label={`All ${countedDays(all.length)}${listed.length < all.length ? ', also those above' : ''}`}
        checked={count === open.length}
        indeterminate={count > 0 && count < open.length}
        disabled={open.length === 0}
        onChange={() => onChoose(open, count < open.length)}
      />
      <ul className={styles.holidays}>
        {listed.map((day) => (
          <li key={day.date}>
            <Checkbox
              checked={day.isClosed || isChosen(day)}
              disabled={day.isClosed}
              label={`${dayWords(day.date, locale)}: ${day.name}`}
              description={day.isClosed ? 'Already closed' : otherNames(day) || undefined}
              onChange={() => onChoose([day], !isChosen(day))}
            />
            {!day.isClosed && day.appointments.length > 0 && (
              <p className={styles.booked}>
                Already booked, not cancelled:{' '}
                {day.appointments
                  .map((each) => `${each.name}, ${formatTime(each.scheduledDate, zone, locale)}`)
                  .join('; ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
