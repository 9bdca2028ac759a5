import { formatMonth, noonOf } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-locale.ts';
import { weeksOf } from '../slots/calendar-month.ts';
import { weekdayHeads } from '../slots/weekday-words.ts';
import type { Mark } from './year-marks.ts';
import styles from './year-overview.module.css';

const MONTHS = Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, '0'));

const WORDS: Readonly<Record<Mark, string>> = {
  closed: 'closed',
  away: 'somebody is away',
  extra: 'extra hours',
};

/** A calendar of the whole year. The list below it contains the same information as text. */
export function YearOverview({
  year,
  today,
  marks,
}: {
  year: number;
  today: string;
  marks: ReadonlyMap<string, Mark>;
}) {
  return (
    <>
      <div className={styles.months} role="img" aria-label={summaryOf(year, marks)}>
        {MONTHS.map((month) => (
          <Month key={month} month={`${year}-${month}`} today={today} marks={marks} />
        ))}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {(['closed', 'away', 'extra'] as const).map((mark) => (
          <li key={mark}>
            <span className={styles.day} data-mark={mark} />
            {WORDS[mark]}
          </li>
        ))}
      </ul>
    </>
  );
}

function Month({
  month,
  today,
  marks,
}: {
  /** As `2031-03`. */
  month: string;
  today: string;
  marks: ReadonlyMap<string, Mark>;
}) {
  const formats = useFormats();
  const weeks = weeksOf(month, formats.firstWeekday);
  const name = formatMonth(noonOf(`${month}-01`), 'UTC', formats.locale);
  return (
    <div>
      <p className={styles.name}>{name.split(' ')[0]}</p>
      <div className={styles.days}>
        {weekdayHeads(formats).map(({ name: weekday }) => (
          <span key={weekday} className={styles.weekday}>
            {weekday[0]}
          </span>
        ))}
        {weeks.flatMap((week, index) =>
          week.map((date, weekday) =>
            date ? (
              <span
                key={date}
                className={styles.day}
                data-mark={marks.get(date)}
                data-today={date === today || undefined}
                title={marks.has(date) ? WORDS[marks.get(date) ?? 'closed'] : undefined}
              >
                {Number(date.slice(8))}
              </span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a blank has no other identity than its place
              <span key={`${index}-${weekday}`} />
            ),
          ),
        )}
      </div>
    </div>
  );
}

function summaryOf(year: number, marks: ReadonlyMap<string, Mark>): string {
  const count = (mark: Mark) => [...marks.values()].filter((each) => each === mark).length;
  return `Overview of ${year}: ${count('closed')} days closed, ${count('away')} days on which somebody is away, ${count('extra')} days with extra hours`;
}
