import { formatWeekday, noonOf } from '../../../lib/format.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import styles from './week-day-choice.module.css';

/** On a phone: the day of the week to show, with the number of entries of each. */
export function DayChoice({
  days,
  current,
  onDay,
}: {
  days: readonly { date: string; entries: readonly unknown[] }[];
  current: string | undefined;
  onDay: (date: string) => void;
}) {
  const locale = useLocale();
  return (
    <fieldset className={styles.days} aria-label="Day">
      {days.map(({ date, entries }) => (
        <button
          key={date}
          type="button"
          aria-pressed={date === current}
          onClick={() => onDay(date)}
        >
          <span className="visually-hidden">
            {formatWeekday(noonOf(date), 'UTC', 'long', locale)}, {entries.length} booked or blocked
          </span>
          <span aria-hidden="true">{formatWeekday(noonOf(date), 'UTC', 'short', locale)}</span>
          <b className="num" aria-hidden="true">
            {Number(date.slice(8))}
          </b>
          <span className="num" aria-hidden="true">
            {entries.length || ' '}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
