import { addDays, addSeconds, subHours } from '../../../platform/time/date-math.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { openStoredService } from '../open-stored-service.ts';
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

// Calendly is asked for one week at a time, each at most for as long as a call may take.
const CLAIM_SECONDS = 240;

// Less than the two minutes between two rounds, so that none is left out.
const PAUSE_SECONDS = 60;
const LONGEST_PAUSE_SECONDS = 15 * 60;

/**
 * Reads when the active calendar is busy and lets that close slots, without the site's own events. Once
 * over all copies of the process. While it cannot be read, what is known holds for a day.
 */
export async function fetchBusyTimes(deps: SyncDeps): Promise<void> {
  const { db, now } = deps;
  await dropStaleBusyTimes(db, subHours(now(), BUSY_HOLDS_HOURS));
  const until = addSeconds(now(), CLAIM_SECONDS);
  const claimed = await claimBusyFetch(db, { now: now(), until });
  const calendar = claimed && (await findCalendar(db, claimed.calendarId));
  if (!calendar) return;
  try {
    await readAndStore(deps, calendar);
  } catch (error) {
    const state = await findBusyState(db, calendar.id);
    await markBusyFetchFailed(db, calendar.id, {
      error: error instanceof CalendarError ? error.message : 'Something went wrong in this site.',
      nextTryAt: nextTry(error, state?.failures ?? 0, now()),
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
  // Asked before and after: an own event that goes meanwhile was there when the calendar was read.
  const own = { calendarId: calendar.id, ...between };
  const before = await listOwnTimes(db, own);
  const busy = (await service.busyTimes(between)) ?? [];
  await db.transaction().execute(async (tx) => {
    await holdActiveCalendar(tx);
    const after = await listOwnTimes(tx, own);
    await replaceBusyTimes(tx, calendar.id, {
      busy: subtractTimes(usable(busy), [...before, ...after]),
      now: now(),
      nextTryAt: addSeconds(from, PAUSE_SECONDS),
    });
  });
}

const usable = (busy: readonly BusyTime[]) =>
  busy.filter(({ startsAt, endsAt }) => startsAt < endsAt);

function nextTry(error: unknown, failures: number, now: Date): Date {
  const pause = Math.min(PAUSE_SECONDS * 2 ** Math.min(failures, 10), LONGEST_PAUSE_SECONDS);
  const asked = error instanceof CalendarError ? (error.retryAfterSeconds ?? 0) : 0;
  return addSeconds(now, Math.max(pause, asked));
}
