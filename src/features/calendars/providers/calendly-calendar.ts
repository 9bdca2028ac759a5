import { CalendarError, hasStatus } from './calendar-error.ts';
import type {
  BusyTime,
  CalendarAddresses,
  CalendarEvent,
  CalendarService,
} from './calendar-service.ts';
import { callProvider } from './call-provider.ts';
import { countBusy } from './count-busy.ts';
import { windowsOf } from './windows-of.ts';

type Settings = { token: string; user?: string | undefined; eventType: string };

/** Calendly needs an invitee for every event. We use the firm itself, so that no client gets mail from Calendly. */
type Invitee = { email: string };

const NAME = 'Calendly';
// https://developer.calendly.com/api-docs: a range of user_busy_times is at most seven days.
const WINDOW_DAYS = 7;
const HEAD_START_MS = 60_000;
const SOURCE = 'lawfront';
const CANCEL_REASON = 'Changed at the office';

type Collection<Item> = { collection: Item[] };
type Scheduled = { uri: string };
type Busy = { start_time: string; end_time: string };

/**
 * Calendly's API v2, within its limits: an event is created by inviting the firm to the event type (Scheduling API,
 * paid plans only; its length is that of the type), moved by canceling it and creating another, and found again by
 * the key in its tracking data. Events cannot be updated in place, and the API has no idempotency key.
 */
export function calendlyCalendar(
  { token, user, eventType }: Settings,
  { addresses, invitee }: { addresses: CalendarAddresses; invitee: Invitee },
): CalendarService {
  const call = <Answer>(method: 'GET' | 'POST', path: string, json?: unknown) =>
    callProvider<Answer>(NAME, { method, url: new URL(path, addresses.calendly), token, json });
  const findUserUri = async (): Promise<string> =>
    user ?? (await call<{ resource: { uri: string } }>('GET', '/users/me')).resource.uri;

  const find = async ({ key, startsAt, endsAt }: Where): Promise<string | undefined> => {
    const events = new URLSearchParams({
      user: await findUserUri(),
      status: 'active',
      invitee_email: invitee.email,
      min_start_time: startsAt.toISOString(),
      max_start_time: endsAt.toISOString(),
      count: '5',
    });
    const { collection } = await call<Collection<Scheduled>>('GET', `/scheduled_events?${events}`);
    for (const { uri } of collection) {
      const invitees = await call<Collection<{ tracking?: { utm_content?: string | null } }>>(
        'GET',
        `${pathOf(uri)}/invitees`,
      );
      if (invitees.collection.some(({ tracking }) => tracking?.utm_content === key)) return uri;
    }
    return undefined;
  };
  const create = async (event: CalendarEvent): Promise<string> => {
    const { resource } = await call<{ resource: { event: string } }>('POST', '/invitees', {
      event_type: eventType,
      start_time: event.startsAt.toISOString(),
      invitee: { name: event.title, email: invitee.email, timezone: event.zone },
      tracking: { utm_source: SOURCE, utm_content: event.key },
    });
    return resource.event;
  };
  const cancel = (uri: string) =>
    call('POST', `${pathOf(uri)}/cancellation`, { reason: CANCEL_REASON }).catch(
      (error: unknown) => {
        if (!isGone(error)) throw error;
      },
    );
  const busyTimes: CalendarService['busyTimes'] = async (between) => {
    const owner = await findUserUri();
    const found: BusyTime[] = [];
    // Calendly rejects a start in the past, and the call itself takes time.
    const from = new Date(between.from.getTime() + HEAD_START_MS);
    for (const window of windowsOf({ from, to: between.to }, WINDOW_DAYS)) {
      const query = new URLSearchParams({
        user: owner,
        start_time: window.from.toISOString(),
        end_time: window.to.toISOString(),
      });
      const { collection } = await call<Collection<Busy>>('GET', `/user_busy_times?${query}`);
      for (const { start_time, end_time } of collection) {
        found.push({ startsAt: new Date(start_time), endsAt: new Date(end_time) });
      }
    }
    return { times: found, unclearEvents: 0 };
  };

  return {
    async createEvent(event, { mayExist }) {
      const made = mayExist ? await find(event) : undefined;
      return made ?? create(event);
    },
    async updateEvent(eventId, event) {
      // Cancelled first, so that the search below does not find it; a retry finds it already cancelled.
      await cancel(eventId);
      return (await find(event)) ?? create(event);
    },
    async cancelEvent({ eventId, key, startsAt, endsAt }) {
      const uri =
        eventId ?? (startsAt && endsAt ? await find({ key, startsAt, endsAt }) : undefined);
      if (uri !== undefined) await cancel(uri);
    },
    busyTimes,
    async test(between) {
      const { resource } = await call<{ resource: { name?: string; active?: boolean } }>(
        'GET',
        pathOf(eventType),
      );
      if (resource.active === false) {
        throw new CalendarError(`The event type is turned off in ${NAME}.`, {
          isTemporary: false,
        });
      }
      const busy = await busyTimes(between);
      return `Connected to the event type “${resource.name ?? 'unnamed'}”; the calendar has ${countBusy(busy)}`;
    },
  };
}

type Where = { key: string; startsAt: Date; endsAt: Date };

/** Calendly identifies resources by full URLs; only the path is used, so that the token is sent to Calendly only. */
const pathOf = (uri: string) => new URL(uri).pathname;

// Calendly returns 403 with this message for an event that is already cancelled.
const isGone = (error: unknown) =>
  hasStatus(error, 404, 410) ||
  (hasStatus(error, 403) && error instanceof Error && /already cancell?ed/i.test(error.message));
