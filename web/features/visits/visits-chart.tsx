import type { z } from 'zod';
import type { visitReportSchema } from '../../../src/features/visits/schema.ts';
import { BarChart } from '../../admin/charts.ts';
import { formatDay, noonOf } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { figureText } from './visit-words.ts';

type Bars = z.output<typeof visitReportSchema>['bars'];

/** Page views by day or week, as a chart and as a table for screen readers. */
export function VisitsChart({ bars, unit }: { bars: Bars; unit: 'day' | 'week' }) {
  const locale = useLocale();
  const label = (since: string) => formatDay(noonOf(since), 'UTC', locale);
  return (
    <>
      <table className="visually-hidden">
        <caption>Views by {unit}</caption>
        <thead>
          <tr>
            <th scope="col">{unit === 'day' ? 'Day' : 'Week from'}</th>
            <th scope="col">Views</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ since, views }) => (
            <tr key={since}>
              <th scope="row">{label(since)}</th>
              <td>{figureText(views, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div aria-hidden="true">
        <BarChart
          h={260}
          data={bars.map(({ since, views }) => ({ since: label(since), views: views ?? 0 }))}
          dataKey="since"
          gridAxis="x"
          series={[{ name: 'views', label: 'Views', color: 'var(--primary)' }]}
          barChartProps={{ accessibilityLayer: false }}
          barProps={{ isAnimationActive: false }}
          yAxisProps={{ allowDecimals: false, width: 48 }}
        />
      </div>
    </>
  );
}
