import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { nextWorkingDay } from '../../../src/platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../src/platform/time/zones/rules.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { countOf } from '../../lib/count-of.ts';
import { formatWeekday, noonOf } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { useConsultationTypes } from '../scheduling/use-consultation-types.ts';
import styles from './coming-days.module.css';
import { type ComingDay, comingDays } from './coming-days-of.ts';
import { dayLines, HEIGHT, WIDTH } from './day-lines.ts';

/** How many names a day shows. */
const NAMES_SHOWN = 3;

/** The appointments of the next seven days by name, under waves that are as high as the days are full. */
export function ComingDays({ zone }: { zone: string }) {
  const locale = useLocale();
  const query = trpc.dashboard.agenda.useQuery();
  const { isOpenOn } = useConsultationTypes();
  const today = localDateOf(new Date(), zone);
  const printed = nextWorkingDay(today, isOpenOn);
  return (
    <section className={styles.days} aria-labelledby="coming-days">
      <QueryState query={query} what="The coming days">
        {(entries) => {
          const toConfirm = entries.filter(isToConfirm).length;
          return (
            <>
              <div className={styles.head}>
                <h2 id="coming-days">
                  <Link to="/admin/appointments" search={{ view: 'week' }}>
                    The next 7 days, {countOf(entries.length, 'appointment', locale)}
                  </Link>
                </h2>
                {toConfirm > 0 && <p className={styles.open}>{toConfirm} to confirm</p>}
                <Link to="/admin/appointments/day-sheet" search={{ date: printed }}>
                  Day sheet for {formatWeekday(noonOf(printed), 'UTC', 'long', locale)}
                </Link>
              </div>
              <Days days={comingDays(entries, { today, zone, isOpenOn })} today={today} />
            </>
          );
        }}
      </QueryState>
    </section>
  );
}

const isToConfirm = ({ status }: { status: string }) => status === 'scheduled';

function Days({ days, today }: { days: readonly ComingDay[]; today: string }) {
  const locale = useLocale();
  return (
    <div className={styles.body} style={{ '--days': days.length } as CSSProperties}>
      <div className={styles.waves} aria-hidden="true">
        {days[0]?.date === today && <span className={styles.sun} />}
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {dayLines(days.map(({ entries }) => entries.length)).map((path) => (
            <path key={path} d={path} />
          ))}
        </svg>
      </div>
      <ul className={styles.columns}>
        {days.map(({ date, entries }) => (
          <li key={date}>
            <h3>
              {date === today ? 'Today' : formatWeekday(noonOf(date), 'UTC', 'short', locale)}{' '}
              <span>{entries.length || 'free'}</span>
            </h3>
            {entries.slice(0, NAMES_SHOWN).map((entry) => (
              <p key={entry.id} className={isToConfirm(entry) ? styles.open : undefined}>
                <bdi>{entry.lastName}</bdi>
                {isToConfirm(entry) && <span className="visually-hidden">, to confirm</span>}
              </p>
            ))}
            {entries.length > NAMES_SHOWN && (
              <p className="muted">+{entries.length - NAMES_SHOWN}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
