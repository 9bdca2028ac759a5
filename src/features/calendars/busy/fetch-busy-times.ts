import { backoffMs } from '../../../platform/background/backoff.ts';
import { addDays, addMilliseconds, subHours } from '../../../platform/time/date-math.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { openStoredService } from '../open-service.ts';
import { CalendarError } from '../providers/calendar-error.ts';
import type { BusyTime } from '../providers/calendar-service.ts';
import { findCalendar, type StoredCalendar } from '../queries.ts';
import { BUSY_DAYS_AHEAD, BUSY_HOLDS_HOURS } from '../rules.ts';
import { holdActiveCalendar } from '../sync/calendar-queries.ts';
import type { SyncDeps } from '../sync/sync-appointment.ts';
import {
  claimBusyFetch,
  dropStaleBusyTimes,
  findBusyState,
  listOwnTimes,
  markBusyFetchFailed,
  replaceBusyTimes,
} from './queries.ts';
import { subtractTimes } from './subtract-times.ts';

// Less than the two minutes between two runs of the job, so that no run is skipped.
const PAUSE_MS = 60_000;
const BACKOFF = { firstMs: PAUSE_MS, maxMs: 15 * 60_000 };

/**
 * Reads the busy times of the active calendar, without the site's own events, so that they block slots. A lease
 * ensures that only one process does so at a time. While reading fails, the last busy times stay valid for a day.
 */
export async function fetchBusyTimes(deps: SyncDeps): Promise<void> {
  const { db, now } = deps;
  await dropStaleBusyTimes(db, subHours(now(), BUSY_HOLDS_HOURS));
  const claimed = await claimBusyFetch(db, now());
  const calendar = claimed && (await findCalendar(db, claimed.calendarId));
  if (!calendar) return;
  try {
    await readAndStore(deps, calendar);
  } catch (error) {
    const state = await findBusyState(db, calendar.id);
    await markBusyFetchFailed(db, calendar.id, {
      error: error instanceof CalendarError ? error.message : 'Something went wrong in this site.',
      nextTryAt: nextTry(error, (state?.failures ?? 0) + 1, now()),
    });
    if (!(error instanceof CalendarError)) throw error;
  }
}

async function readAndStore(deps: SyncDeps, calendar: StoredCalendar): Promise<void> {
  const { db, now } = deps;
  const from = now();
  const between = { from, to: addDays(from, BUSY_DAYS_AHEAD[calendar.provider]) };
  const firm = await getFirmProfile(db);
  const service = openStoredService(deps, calendar, firm);
  // Listed before and after: an own event that is removed meanwhile may still be in the busy times that were read.
  const own = { calendarId: calendar.id, ...between };
  const before = await listOwnTimes(db, own);
  const busy = (await service.busyTimes(between)) ?? [];
  await db.transaction().execute(async (tx) => {
    await holdActiveCalendar(tx);
    const after = await listOwnTimes(tx, own);
    await replaceBusyTimes(tx, calendar.id, {
      busy: subtractTimes(usable(busy), [...before, ...after]),
      now: now(),
      nextTryAt: addMilliseconds(from, PAUSE_MS),
    });
  });
}

const usable = (busy: readonly BusyTime[]) =>
  busy.filter(({ startsAt, endsAt }) => startsAt < endsAt);

function nextTry(error: unknown, failures: number, now: Date): Date {
  const askedSeconds = error instanceof CalendarError ? (error.retryAfterSeconds ?? 0) : 0;
  return addMilliseconds(now, backoffMs(failures, BACKOFF, askedSeconds * 1_000));
}
