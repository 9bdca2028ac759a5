import { formatMonth, noonOf } from '../../../src/platform/time/format-rules.ts';
import { firstOf } from '../../../src/platform/time/month-rules.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import styles from './answer-figures.module.css';

const HOUR_MINUTES = 60;

/** The firm's reply times by month; renders nothing if no messages have arrived. */
export function AnswerFigures() {
  const locale = useLocale();
  const { data } = trpc.answers.figures.useQuery();
  const months = data?.filter(({ arrived }) => arrived > 0) ?? [];
  if (months.length === 0) return null;
  return (
    <section className={rows.box} aria-label="Response times">
      <div className={rows.head}>
        <h2>Response times</h2>
      </div>
      <table className={`num small ${styles.figures}`}>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Median time to first answer</th>
            <th scope="col">In time</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, medianMinutes, inTimePercent }) => (
            <tr key={month}>
              <th scope="row">{formatMonth(noonOf(firstOf(month)), 'UTC', locale)}</th>
              <td>{medianMinutes === null ? '–' : durationText(medianMinutes)}</td>
              <td>{inTimePercent === null ? '–' : `${inTimePercent} %`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A duration as `45 min` or `3.2 h`. */
const durationText = (minutes: number): string =>
  minutes < HOUR_MINUTES ? `${minutes} min` : `${(minutes / HOUR_MINUTES).toFixed(1)} h`;
