import { lazy, Suspense, useState } from 'react';
import type { z } from 'zod';
import { daysPerBar, type Period } from '../../../src/features/visits/rules.ts';
import type { visitReportSchema } from '../../../src/features/visits/schema.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { Segmented } from '../../admin/segmented.tsx';
import { formatDate, formatZone, noonOf } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { FigureList } from './figure-list.tsx';
import {
  DEVICE_WORDS,
  figureText,
  languageText,
  pageText,
  referrerText,
  STEP_WORDS,
} from './visit-words.ts';
import styles from './visits-page.module.css';

type Report = z.output<typeof visitReportSchema>;

/** Loaded on its own, because the figures can be read before it. */
const VisitsChart = lazy(async () => ({
  default: (await import('./visits-chart.tsx')).VisitsChart,
}));

const PERIOD_OPTIONS = [
  { value: '7', text: '1 week' },
  { value: '28', text: '4 weeks' },
  { value: '91', text: '13 weeks' },
  { value: '364', text: '52 weeks' },
] as const satisfies readonly { value: `${Period}`; text: string }[];

/** How the public site is used, in sums that name nobody. */
export function VisitsPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const [period, setPeriod] = useState<`${Period}`>('28');
  const days = Number(period) as Period;
  const query = trpc.visits.report.useQuery({ days }, { placeholderData: (before) => before });
  return (
    <Screen
      title="Visits"
      lead={`Whole days up to yesterday, ${formatZone(firm.zone)}. Counted on the server without cookies or identifiers; robots and staff pages are left out. Figures are rounded down to multiples of five, and what is below five is not shown.`}
    >
      <div className={styles.periods}>
        <Segmented label="Period" value={period} options={PERIOD_OPTIONS} onChange={setPeriod} />
      </div>
      <QueryState
        query={query}
        what="The visits"
        isEmpty={({ countedSince, last }) => countedSince === null || countedSince > last}
        empty={<p>Counting has begun. The figures of a day appear here when it is over.</p>}
      >
        {(report) => <Figures report={report} unit={daysPerBar(days) === 1 ? 'day' : 'week'} />}
      </QueryState>
    </Screen>
  );
}

function Figures({ report, unit }: { report: Report; unit: 'day' | 'week' }) {
  const { views, since, last, countedSince } = report;
  const from = countedSince !== null && countedSince > since ? countedSince : since;
  return (
    <div className={styles.blocks}>
      <section className={rows.box} aria-label="Views">
        <div className={rows.head}>
          <h2>Views by {unit}</h2>
          <p className={styles.total}>
            <b className="num">{figureText(views)}</b>{' '}
            <span className="muted small">
              from {dayText(from)} to {dayText(last)}
            </span>
          </p>
        </div>
        <div className={styles.chart}>
          <Suspense fallback={null}>
            <VisitsChart bars={report.bars} unit={unit} />
          </Suspense>
        </div>
      </section>
      <Lists report={report} />
    </div>
  );
}

const dayText = (date: string) => formatDate(noonOf(date), 'UTC');

function Lists({ report }: { report: Report }) {
  const { pages, referrers, devices, languages, funnel, searches } = report;
  const none = 'Nothing has been counted five times yet.';
  return (
    <div className={styles.columns}>
      <FigureList title="Pages" list={named(pages, pageText)} empty={none} />
      <FigureList
        title="Bookings"
        note="How far visitors came, on the page and in the dialog. Some begin in one visit and book in another."
        list={funnel.map(({ step, count }) => ({ key: step, text: STEP_WORDS[step], count }))}
      />
      <FigureList
        title="Where visitors came from"
        list={named(referrers, referrerText)}
        empty={none}
      />
      <FigureList
        title="Devices"
        list={devices.map(({ name, count }) => ({ key: name, text: DEVICE_WORDS[name], count }))}
      />
      <FigureList title="Languages" list={named(languages, languageText)} empty={none} />
      <FigureList
        title="Searches without results"
        note="Words that visitors searched for in the articles and found nothing."
        list={named(searches, (words) => words)}
        empty="No words have been searched for in vain five times."
      />
    </div>
  );
}

const named = (list: readonly { name: string; count: number }[], text: (name: string) => string) =>
  list.map(({ name, count }) => ({ key: name, text: text(name), count }));
