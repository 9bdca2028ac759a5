import { subHours } from '../../platform/time/date-math.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { listBusyStates } from './busy/queries.ts';
import { findActiveCalendar, listCalendarsInUse, type StoredCalendar } from './queries.ts';
import { BUSY_DAYS_AHEAD, BUSY_MAX_AGE_HOURS } from './rules.ts';
import { listOpenSyncs } from './sync/calendar-queries.ts';

const NOTHING_OPEN = {
  waiting: 0,
  retrying: 0,
  needAttention: 0,
  lastError: null,
  nextTryAt: null,
};

/** The status of the firm's active calendar; null if there is none. */
export async function readCalendarStatus(deps: Pick<Context, 'db' | 'now'>) {
  const calendar = await findActiveCalendar(deps.db);
  if (!calendar) return null;
  const [status] = await readStatuses(deps, [calendar]);
  return status ?? null;
}

/** The status of each of these calendars, which are in use. */
export async function readStatuses(
  { db, now }: Pick<Context, 'db' | 'now'>,
  calendars: readonly StoredCalendar[],
) {
  const ids = calendars.map(({ id }) => id);
  const [states, open] = await Promise.all([listBusyStates(db), listOpenSyncs(db, ids)]);
  return calendars.map((calendar) => {
    const { calendarId: _, ...events } = open.find(
      ({ calendarId }) => calendarId === calendar.id,
    ) ?? {
      calendarId: calendar.id,
      ...NOTHING_OPEN,
    };
    const state = states.find(({ calendarId }) => calendarId === calendar.id);
    return {
      calendarId: calendar.id,
      provider: calendar.provider,
      busy: busyStatus(calendar, state, now()),
      events: {
        areSent: calendar.provider !== 'custom' || calendar.webhookUrl !== null,
        ...events,
      },
    };
  });
}

type BusyState = { fetchedAt: Date | null; lastError: string | null; unclearEvents: number };

function busyStatus(
  { provider, config }: StoredCalendar,
  { fetchedAt, lastError, unclearEvents }: BusyState = {
    fetchedAt: null,
    lastError: null,
    unclearEvents: 0,
  },
  now: Date,
) {
  return {
    state: stateOf({ fetchedAt, lastError, now, hasSource: hasBusySource(provider, config) }),
    fetchedAt,
    lastError,
    unclearEvents,
    daysAhead: BUSY_DAYS_AHEAD[provider],
  };
}

const hasBusySource = (provider: StoredCalendar['provider'], config: string) =>
  provider !== 'custom' || Boolean(JSON.parse(config).busyIcsUrl);

/** `kept`: the last read failed, older busy times still apply; `expired`: they no longer block slots. */
function stateOf({
  fetchedAt,
  lastError,
  now,
  hasSource,
}: {
  fetchedAt: Date | null;
  lastError: string | null;
  now: Date;
  hasSource: boolean;
}) {
  if (!hasSource) return 'off' as const;
  if (fetchedAt === null) return 'unread' as const;
  if (fetchedAt <= subHours(now, BUSY_MAX_AGE_HOURS)) return 'expired' as const;
  return lastError === null ? ('current' as const) : ('kept' as const);
}

/** Whether no calendar in use has a problem that staff should know about. */
export async function isCalendarHealthy(deps: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  const statuses = await readStatuses(deps, await listCalendarsInUse(deps.db));
  return statuses.every(
    ({ busy, events }) =>
      events.needAttention === 0 && busy.lastError === null && busy.state !== 'expired',
  );
}
