import { lazy, Suspense } from 'react';
import type { z } from 'zod';
import type { visitReportSchema } from '../../../src/features/visits/schema.ts';
import { formatDate, noonOf } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import rows from '../../ui/rows.module.css';
import { FigureList } from './figure-list.tsx';
import styles from './visit-figures.module.css';
import {
  DEVICE_WORDS,
  figureText,
  languageText,
  pageText,
  referrerText,
  STEP_WORDS,
} from './visit-words.ts';

type Report = z.output<typeof visitReportSchema>;

/** Loaded lazily, because the chart's code is large and the figures are useful without it. */
const VisitsChart = lazy(async () => ({
  default: (await import('./visits-chart.tsx')).VisitsChart,
}));

/** The page views of a period as a chart, and their breakdowns as lists. */
export function VisitFigures({ report }: { report: Report }) {
  const locale = useLocale();
  const unit = report.daysPerBar === 1 ? 'day' : 'week';
  const { views, since, last, countedSince } = report;
  const from = countedSince !== null && countedSince > since ? countedSince : since;
  return (
    <div className={styles.blocks}>
      <section className={rows.box} aria-label="Views">
        <div className={rows.head}>
          <h2>Views by {unit}</h2>
          <p className={styles.total}>
            <b className="num">{figureText(views, locale)}</b>{' '}
            <span className="muted small">
              from {dayText(from, locale)} to {dayText(last, locale)}
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

const dayText = (date: string, locale: string) => formatDate(noonOf(date), 'UTC', locale);

function Lists({ report }: { report: Report }) {
  const { pages, referrers, devices, languages, funnel, searches } = report;
  const none = 'No entry has been counted five times yet.';
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
        note="Article searches that found nothing."
        list={named(searches, (words) => words)}
        empty="No unsuccessful search has been made five times."
      />
    </div>
  );
}

const named = (list: readonly { name: string; count: number }[], text: (name: string) => string) =>
  list.map(({ name, count }) => ({ key: name, text: text(name), count }));
