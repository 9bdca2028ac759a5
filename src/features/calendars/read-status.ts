import type { Db } from '../../../db/client.ts';
import { subHours } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findBusyState } from './busy/queries.ts';
import { findActiveCalendar, type StoredCalendar } from './queries.ts';
import { BUSY_DAYS_AHEAD, BUSY_HOLDS_HOURS } from './rules.ts';
import { countOpenSyncs } from './sync/calendar-queries.ts';

/** The status of the active calendar; null if there is none. */
export async function readCalendarStatus({ db, now }: Pick<Context, 'db' | 'now'>) {
  const calendar = await findActiveCalendar(db);
  if (!calendar) return null;
  const [busy, events] = await Promise.all([
    busyStatus(db, calendar, now()),
    countOpenSyncs(db, calendar.id),
  ]);
  const areSent = calendar.provider !== 'custom' || calendar.webhookUrl !== null;
  return {
    calendarId: calendar.id,
    provider: calendar.provider,
    busy,
    events: { areSent, ...events },
  };
}

async function busyStatus(db: Db, { id, provider, config }: StoredCalendar, now: Date) {
  const { fetchedAt, lastError } = (await findBusyState(db, id)) ?? {
    fetchedAt: null,
    lastError: null,
  };
  return {
    state: stateOf({ fetchedAt, lastError, now, isAsked: isAskedFor(provider, config) }),
    fetchedAt,
    lastError,
    daysAhead: BUSY_DAYS_AHEAD[provider],
  };
}

const isAskedFor = (provider: StoredCalendar['provider'], config: string) =>
  provider !== 'custom' || Boolean(JSON.parse(config).busyIcsUrl);

/** `kept`: the last reading failed, older busy times still apply; `expired`: they no longer block slots. */
function stateOf({
  fetchedAt,
  lastError,
  now,
  isAsked,
}: {
  fetchedAt: Date | null;
  lastError: string | null;
  now: Date;
  isAsked: boolean;
}) {
  if (!isAsked) return 'off' as const;
  if (fetchedAt === null) return 'unread' as const;
  if (fetchedAt <= subHours(now, BUSY_HOLDS_HOURS)) return 'expired' as const;
  return lastError === null ? ('current' as const) : ('kept' as const);
}

/** Whether there is no calendar, or it has no problem that staff should know about. */
export async function isCalendarWell(deps: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  const status = await readCalendarStatus(deps);
  if (!status) return true;
  const { busy, events } = status;
  return events.needAttention === 0 && busy.lastError === null && busy.state !== 'expired';
}
