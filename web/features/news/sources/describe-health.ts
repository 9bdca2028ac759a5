import { localDateOf } from '../../../../src/platform/time/zones/rules.ts';
import { formatDay, formatMoment, formatTime } from '../../../lib/format.ts';

type Health = {
  isActive: boolean;
  lastFetched: string | null;
  lastAttemptAt: string | null;
  nextFetchAt: string;
  failures: number;
  failingSince: string | null;
  lastError: string | null;
  articleCount: number;
};

export function describeHealth(source: Health, now: Date, zone: string, locale: string): string {
  const { isActive, lastFetched, lastAttemptAt, failures, articleCount } = source;
  if (failures > 0) return describeFailure(source, now, zone, locale);
  if (lastFetched === null || lastAttemptAt === null) {
    return isActive
      ? 'Not fetched yet; the first fetch is due'
      : 'Not fetched while it is switched off';
  }
  const count = articleCount === 1 ? '1 article' : `${articleCount} articles`;
  return `Fetched ${timeAgo(lastFetched, now)}, ${count}`;
}

function describeFailure(source: Health, now: Date, zone: string, locale: string): string {
  const { failingSince, isActive, nextFetchAt, lastError } = source;
  const since = failingSince ? ` since ${formatMoment(failingSince, zone, locale)}` : '';
  const next = isActive ? `; next try ${whenNext(nextFetchAt, now, zone, locale)}` : '';
  return `Has not answered${since}${next}: ${lastError ?? 'no reason is known'}`;
}

function whenNext(instant: string, now: Date, zone: string, locale: string): string {
  if (new Date(instant) <= now) return 'in a moment';
  const isToday = localDateOf(new Date(instant), zone) === localDateOf(now, zone);
  const time = formatTime(instant, zone, locale);
  return isToday ? `at ${time}` : `on ${formatDay(instant, zone, locale)} at ${time}`;
}

const UNITS = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3_600 },
  { name: 'minute', seconds: 60 },
] as const;

function timeAgo(instant: string, now: Date): string {
  const seconds = (now.getTime() - new Date(instant).getTime()) / 1_000;
  const unit = UNITS.find((each) => seconds >= each.seconds);
  if (!unit) return 'just now';
  const count = Math.floor(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
