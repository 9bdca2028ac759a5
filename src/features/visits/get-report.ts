import { addDaysTo } from '../../platform/time/local-dates/rules.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { findFirstDay, listDailyViews, listNameCounts } from './queries.ts';
import {
  type CountKind,
  DEVICES,
  daysPerBar,
  FUNNEL_STEPS,
  finishedDays,
  LISTED_NAMES,
  MONTH_DAYS,
  shownFigure,
} from './rules.ts';
import type { VisitReportInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'>;
type NameCount = { kind: CountKind; name: string; count: number };

/**
 * The visits of the last `days` complete days. Excludes today: changes of its figures between two requests would reveal
 * single visits. Every figure is rounded by `shownFigure`.
 */
export async function getVisitReport({ db, now }: Deps, { days }: VisitReportInput) {
  const { zone } = await getFirmProfile(db);
  const span = finishedDays(localDateOf(now(), zone), days);
  const [countedSince, daily, names] = await Promise.all([
    findFirstDay(db),
    listDailyViews(db, span),
    listNameCounts(db, span),
  ]);
  const countOf = (kind: CountKind, name: string) =>
    shownFigure(names.find((row) => row.kind === kind && row.name === name)?.count ?? 0);
  return {
    countedSince,
    since: span.since,
    last: addDaysTo(span.until, -1),
    views: shownFigure(sumOf(daily)),
    daysPerBar: daysPerBar(days),
    bars: barsOf(daily, { ...span, step: daysPerBar(days) }),
    pages: listOf(names, 'page'),
    referrers: listOf(names, 'referrer'),
    devices: DEVICES.map((name) => ({ name, count: countOf('device', name) })),
    languages: listOf(names, 'language'),
    funnel: FUNNEL_STEPS.map((step) => ({ step, count: countOf('funnel', step) })),
    searches: listOf(names, 'search'),
  };
}

const sumOf = (daily: readonly { views: number }[]) =>
  daily.reduce((sum, { views }) => sum + views, 0);

function barsOf(
  daily: readonly { day: string; views: number }[],
  { since, until, step }: { since: string; until: string; step: number },
) {
  const bars: { since: string; views: number | null }[] = [];
  for (let from = since; from < until; from = addDaysTo(from, step)) {
    const next = addDaysTo(from, step);
    const views = sumOf(daily.filter(({ day }) => day >= from && day < next));
    bars.push({ since: from, views: shownFigure(views) });
  }
  return bars;
}

function listOf(names: readonly NameCount[], kind: CountKind) {
  return (
    names
      .filter((row) => row.kind === kind)
      .map(({ name, count }) => ({ name, count: shownFigure(count) }))
      .filter((row): row is { name: string; count: number } => row.count !== null)
      // Sorted by the rounded figures: sorting by the exact ones would reveal which of two equal figures is larger.
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .slice(0, LISTED_NAMES)
  );
}

/**
 * The change of the traffic of the last four weeks against the four weeks before, in percent. Null until eight weeks
 * have been counted, and while one of the two figures is too small to be shown.
 */
export async function getTraffic({ db, now }: Deps) {
  const { zone } = await getFirmProfile(db);
  const today = localDateOf(now(), zone);
  const { since, until } = finishedDays(today, 2 * MONTH_DAYS);
  const middle = finishedDays(today, MONTH_DAYS).since;
  const [firstDay, daily] = await Promise.all([
    findFirstDay(db),
    listDailyViews(db, { since, until }),
  ]);
  if (firstDay === null || firstDay > since) return { changePercent: null };
  const before = shownFigure(sumOf(daily.filter(({ day }) => day < middle)));
  const last = shownFigure(sumOf(daily.filter(({ day }) => day >= middle)));
  if (before === null || last === null) return { changePercent: null };
  return { changePercent: Math.round((100 * (last - before)) / before) };
}
