import { createHash } from 'node:crypto';
import type { AccessTokens } from './access-tokens.ts';
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

type Settings = { tenantId: string; clientId: string; clientSecret: string; mailbox: string };

const NAME = 'Outlook';
// getSchedule accepts less than 42 days: https://learn.microsoft.com/graph/outlook-get-free-busy-schedule
const WINDOW_DAYS = 30;
// Our named property, by which an event is found again. The GUID is arbitrary and must never change.
const PROPERTY = 'String {6b0c2f0e-5a0b-4f7d-9a7c-1f1f0f6c7b52} Name lawfrontEvent';

/**
 * The calendar of a mailbox through Microsoft Graph v1.0, with application permissions. An event has its key in two
 * places: in `transactionId`, by which Graph recognizes a retry, and in a property that can be searched for after a
 * crash. https://learn.microsoft.com/graph/api/user-post-events
 */
export function outlookCalendar(
  settings: Settings,
  { addresses, tokens }: { addresses: CalendarAddresses; tokens: AccessTokens },
): CalendarService {
  const { tenantId, clientId, clientSecret, mailbox } = settings;
  const credentials = createHash('sha256')
    .update([tenantId, clientId, clientSecret].join('\n'))
    .digest('hex');
  const requestToken = () =>
    callProvider<{ access_token: string; expires_in: number }>(NAME, {
      method: 'POST',
      url: new URL(`/${encodeURIComponent(tenantId)}/oauth2/v2.0/token`, addresses.microsoftLogin),
      form: {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope: 'https://graph.microsoft.com/.default',
      },
    });
  const call = <Answer>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    json?: unknown,
  ) =>
    tokens.use(credentials, requestToken, (token) =>
      callProvider<Answer>(NAME, {
        method,
        url: new URL(`/v1.0/users/${encodeURIComponent(mailbox)}${path}`, addresses.graph),
        token,
        json,
        headers: { prefer: 'outlook.timezone="UTC"' },
      }),
    );
  const pathOf = (id: string) => `/events/${encodeURIComponent(id)}`;

  const find = async (key: string): Promise<string | undefined> => {
    const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${PROPERTY}' and ep/value eq '${key}')`;
    const query = new URLSearchParams({ $filter: filter, $select: 'id', $top: '1' });
    const { value } = await call<{ value: { id: string }[] }>('GET', `/events?${query}`);
    return value[0]?.id;
  };
  const create = async (event: CalendarEvent): Promise<string> => {
    const transactionId = `${event.key}-${event.version}`;
    const { id } = await call<{ id: string }>('POST', '/events', {
      ...bodyOf(event),
      transactionId,
      singleValueExtendedProperties: [{ id: PROPERTY, value: event.key }],
    });
    return id;
  };
  const update = async (id: string, event: CalendarEvent): Promise<string> => {
    await call('PATCH', pathOf(id), bodyOf(event));
    return id;
  };
  const busyTimes: CalendarService['busyTimes'] = async (between) => {
    const found: BusyTime[] = [];
    for (const { from, to } of windowsOf(between, WINDOW_DAYS)) {
      const { value } = await call<Schedules>('POST', '/calendar/getSchedule', {
        schedules: [mailbox],
        startTime: inUtc(from),
        endTime: inUtc(to),
        availabilityViewInterval: 30,
      });
      found.push(...busyIn(value[0]));
    }
    return { times: found, unclearEvents: 0 };
  };

  return {
    async createEvent(event, { mayExist }) {
      const made = mayExist ? await find(event.key) : undefined;
      return made === undefined ? create(event) : update(made, event);
    },
    async updateEvent(eventId, event) {
      try {
        return await update(eventId, event);
      } catch (error) {
        if (!hasStatus(error, 404, 410)) throw error;
        const made = await find(event.key);
        return made === undefined ? create(event) : update(made, event);
      }
    },
    async cancelEvent({ eventId, key }) {
      const id = eventId ?? (await find(key));
      if (id === undefined) return;
      await call('DELETE', pathOf(id)).catch((error: unknown) => {
        if (!hasStatus(error, 404, 410)) throw error;
      });
    },
    busyTimes,
    async test(between) {
      const calendar = await call<{ name?: string; canEdit?: boolean }>(
        'GET',
        '/calendar?$select=name,canEdit',
      );
      if (calendar.canEdit === false) {
        throw new CalendarError(`${NAME} does not allow the application to change this calendar.`, {
          isTemporary: false,
        });
      }
      const busy = await busyTimes(between);
      return `Connected to “${calendar.name ?? 'Calendar'}” of ${mailbox}, which has ${countBusy(busy)}`;
    },
  };
}

type Schedules = {
  value: {
    error?: { message?: string; responseCode?: string };
    scheduleItems?: { status: string; start: { dateTime: string }; end: { dateTime: string } }[];
  }[];
};

const FREE: ReadonlySet<string> = new Set(['free', 'workingelsewhere', 'unknown']);

function busyIn(schedule: Schedules['value'][number] | undefined): BusyTime[] {
  if (!schedule || schedule.error) {
    const why = schedule?.error?.message ?? schedule?.error?.responseCode ?? 'no reason given';
    throw new CalendarError(`${NAME} could not return the busy times: ${why}`, {
      isTemporary: true,
    });
  }
  return (schedule.scheduleItems ?? [])
    .filter(({ status }) => !FREE.has(status.toLowerCase()))
    .map(({ start, end }) => ({ startsAt: readUtc(start), endsAt: readUtc(end) }));
}

const bodyOf = ({ title, description, startsAt, endsAt }: CalendarEvent) => ({
  subject: title,
  body: { contentType: 'text', content: description },
  start: inUtc(startsAt),
  end: inUtc(endsAt),
  showAs: 'busy',
  sensitivity: 'private',
  isReminderOn: true,
});

const inUtc = (instant: Date) => ({
  dateTime: instant.toISOString().replace('Z', ''),
  timeZone: 'UTC',
});

// Graph returns seven fractional digits and no zone; the Prefer header requests UTC.
const readUtc = ({ dateTime }: { dateTime: string }) =>
  new Date(`${dateTime.replace(/(\.\d{3})\d*$/, '$1').replace(/Z$/, '')}Z`);
