import { backoffMs } from '../../../platform/background/backoff.ts';
import { addDays, addMilliseconds, subHours } from '../../../platform/time/date-math.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { openStoredService } from '../open-service.ts';
import { CalendarError } from '../providers/calendar-error.ts';
import type { BusyTime } from '../providers/calendar-service.ts';
import { findCalendar, type StoredCalendar } from '../queries.ts';
import { BUSY_DAYS_AHEAD, BUSY_MAX_AGE_HOURS } from '../rules.ts';
import { holdCalendarsInUse } from '../sync/calendar-queries.ts';
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

/** One slow provider must not hold up the others. */
const MAX_CONCURRENT_CALENDARS = 4;

/**
 * Reads the busy times of the firm's active calendar and of those of hosts, without the site's own events, so that they
 * block slots. A lease ensures that only one process reads a calendar at a time. While reading fails, the last busy
 * times stay valid for a day.
 */
export async function fetchBusyTimes(deps: SyncDeps): Promise<void> {
  await dropStaleBusyTimes(deps.db, subHours(deps.now(), BUSY_MAX_AGE_HOURS));
  const readers = Array.from({ length: MAX_CONCURRENT_CALENDARS }, () => readAllDue(deps));
  const failed = (await Promise.allSettled(readers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Reads one calendar after the other while any is due; throws the first unexpected error after the last one. */
async function readAllDue(deps: SyncDeps): Promise<void> {
  const unexpected: unknown[] = [];
  for (;;) {
    const claimed = await claimBusyFetch(deps.db, deps.now());
    if (!claimed) break;
    await readOne(deps, claimed.calendarId).catch((error: unknown) => unexpected.push(error));
  }
  if (unexpected.length > 0) throw unexpected[0];
}

async function readOne(deps: SyncDeps, calendarId: string): Promise<void> {
  const { db, now } = deps;
  const calendar = await findCalendar(db, calendarId);
  if (!calendar) return;
  try {
    await readAndStore(deps, calendar);
  } catch (error) {
    const state = await findBusyState(db, calendarId);
    await markBusyFetchFailed(db, calendarId, {
      error: error instanceof CalendarError ? error.message : 'Internal error on this site.',
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
  // Listed before and after, because an own event that is removed in the meantime may still be in the busy times read.
  const own = { calendar, ...between };
  const before = await listOwnTimes(db, own);
  const { times, unclearEvents } = (await service.busyTimes(between)) ?? {
    times: [],
    unclearEvents: 0,
  };
  await db.transaction().execute(async (tx) => {
    await holdCalendarsInUse(tx);
    const after = await listOwnTimes(tx, own);
    await replaceBusyTimes(tx, calendar, {
      unclearEvents,
      busy: subtractTimes(usable(times), [...before, ...after]),
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
