import type { z } from 'zod';
import type { activitySchema } from '../../../src/features/dashboard/schema.ts';
import { LineChart } from '../../admin/charts.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { formatDay, noonOf } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import styles from './activity-card.module.css';

type Week = z.output<typeof activitySchema>[number];

/** The number of messages and bookings over twelve weeks, as a chart and as a table for screen readers. */
export function ActivityCard() {
  const locale = useLocale();
  const query = trpc.dashboard.activity.useQuery();
  return (
    <section className={rows.box} aria-label="Messages and bookings">
      <div className={rows.head}>
        <h2>Messages and bookings, 12 weeks</h2>
      </div>
      <QueryState query={query} what="The chart">
        {(weeks) => (
          <div className={styles.body}>
            <Table weeks={weeks} />
            <div aria-hidden="true">
              <LineChart
                h={260}
                data={weeks.map(({ week, ...counts }) => ({
                  ...counts,
                  week: formatDay(noonOf(week), 'UTC', locale),
                }))}
                dataKey="week"
                withLegend
                curveType="linear"
                gridAxis="x"
                series={SERIES}
                lineChartProps={{ accessibilityLayer: false }}
                lineProps={{ isAnimationActive: false }}
                yAxisProps={{ allowDecimals: false, width: 32 }}
              />
            </div>
          </div>
        )}
      </QueryState>
    </section>
  );
}

const SERIES = [
  { name: 'submissions', label: 'Messages', color: 'var(--highlight)' },
  { name: 'bookings', label: 'Bookings', color: 'var(--primary)' },
];

function Table({ weeks }: { weeks: readonly Week[] }) {
  const locale = useLocale();
  return (
    <table className="visually-hidden">
      <caption>Messages and bookings by week</caption>
      <thead>
        <tr>
          <th scope="col">Week of</th>
          <th scope="col">Messages</th>
          <th scope="col">Bookings</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ week, submissions, bookings }) => (
          <tr key={week}>
            <th scope="row">{formatDay(noonOf(week), 'UTC', locale)}</th>
            <td>{submissions}</td>
            <td>{bookings}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
