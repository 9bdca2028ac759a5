import { createHash } from 'node:crypto';
import { serviceAccountForm } from '../../../platform/oauth/service-account-assertion.ts';
import type { AccessTokens } from './access-tokens.ts';
import { CalendarError, hasStatus } from './calendar-error.ts';
import type { CalendarAddresses, CalendarEvent, CalendarService } from './calendar-service.ts';
import { callProvider } from './call-provider.ts';
import { countBusy } from './count-busy.ts';
import { windowsOf } from './windows-of.ts';

type Settings = { calendarId: string; client_email: string; private_key: string };

const NAME = 'Google Calendar';
const SCOPES =
  'https://www.googleapis.com/auth/calendar.events https://www.googleapis.com/auth/calendar.freebusy';
// A query over more than about two months is rejected with timeRangeTooLong.
const WINDOW_DAYS = 30;

/**
 * Google Calendar API v3 with a service account. We choose the ids of events, so a repeated insert gets 409 and then
 * updates the existing event. https://developers.google.com/calendar/api/v3/reference
 */
export function googleCalendar(
  settings: Settings,
  { addresses, tokens }: { addresses: CalendarAddresses; tokens: AccessTokens },
): CalendarService {
  const { calendarId, client_email, private_key } = settings;
  const credentials = createHash('sha256')
    .update(client_email + private_key)
    .digest('hex');

  const call = <Answer>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    json?: unknown,
  ) =>
    tokens.use(
      credentials,
      () => requestToken(settings, addresses.googleToken),
      (token) =>
        callProvider<Answer>(NAME, {
          method,
          url: new URL(`/calendar/v3${path}`, addresses.googleApi),
          token,
          json,
        }),
    );
  const events = `/calendars/${encodeURIComponent(calendarId)}/events`;
  const eventPath = (id: string) => `${events}/${encodeURIComponent(id)}?sendUpdates=none`;

  const create = async (event: CalendarEvent): Promise<string> => {
    try {
      await call('POST', `${events}?sendUpdates=none`, { id: event.key, ...bodyOf(event) });
    } catch (error) {
      if (!hasStatus(error, 409)) throw error;
      // Works for a deleted event, too: its id stays taken, and `confirmed` restores it.
      await call('PUT', eventPath(event.key), bodyOf(event));
    }
    return event.key;
  };

  const busyTimes: CalendarService['busyTimes'] = async (between) => {
    const found = [];
    for (const { from, to } of windowsOf(between, WINDOW_DAYS)) {
      const { calendars } = await call<FreeBusy>('POST', '/freeBusy', {
        timeMin: from.toISOString(),
        timeMax: to.toISOString(),
        items: [{ id: calendarId }],
      });
      const { busy = [], errors = [] } = Object.values(calendars)[0] ?? {};
      if (errors[0]) throw freeBusyErrorOf(errors[0].reason, client_email);
      found.push(...busy);
    }
    const times = found.map(({ start, end }) => ({
      startsAt: new Date(start),
      endsAt: new Date(end),
    }));
    return { times, unclearEvents: 0 };
  };

  return {
    createEvent: create,
    async updateEvent(eventId, event) {
      try {
        await call('PATCH', eventPath(eventId), bodyOf(event));
        return eventId;
      } catch (error) {
        if (hasStatus(error, 404, 410)) return create(event);
        throw error;
      }
    },
    async cancelEvent({ eventId, key }) {
      await call('DELETE', eventPath(eventId ?? key)).catch((error: unknown) => {
        if (!hasStatus(error, 404, 410)) throw error;
      });
    },
    busyTimes,
    async test(between) {
      const { summary, accessRole } = await call<{ summary?: string; accessRole?: string }>(
        'GET',
        `${events}?maxResults=1&fields=summary,accessRole`,
      );
      if (accessRole !== 'writer' && accessRole !== 'owner') {
        throw new CalendarError(
          `${NAME} lets ${client_email} read this calendar, but not change it. Share it with the permission “Make changes to events”.`,
          { isTemporary: false },
        );
      }
      const busy = await busyTimes(between);
      return `Connected to “${summary ?? calendarId}”, which has ${countBusy(busy)}`;
    },
  };
}

type FreeBusy = {
  calendars: Record<
    string,
    { busy?: { start: string; end: string }[]; errors?: { reason: string }[] }
  >;
};

function requestToken({ client_email, private_key }: Settings, tokenUrl: string) {
  let form: Record<string, string>;
  try {
    form = serviceAccountForm({
      issuer: client_email,
      privateKey: private_key,
      scope: SCOPES,
      audience: tokenUrl,
    });
  } catch {
    throw new CalendarError(
      'The private_key cannot be read. Copy the complete key from the key file.',
      {
        isTemporary: false,
      },
    );
  }
  return callProvider<{ access_token: string; expires_in: number }>(NAME, {
    method: 'POST',
    url: new URL(tokenUrl),
    form,
  });
}

const bodyOf = ({ title, description, startsAt, endsAt, zone, appointmentId }: CalendarEvent) => ({
  status: 'confirmed',
  summary: title,
  description,
  start: { dateTime: startsAt.toISOString(), timeZone: zone },
  end: { dateTime: endsAt.toISOString(), timeZone: zone },
  visibility: 'private',
  extendedProperties: { private: { appointment: appointmentId } },
});

function freeBusyErrorOf(reason: string, account: string): CalendarError {
  return reason === 'notFound'
    ? new CalendarError(
        `${NAME} has no such calendar for ${account}. Share the calendar with that address.`,
        { isTemporary: false, status: 404 },
      )
    : new CalendarError(`${NAME} could not return the busy times: ${reason}`, {
        isTemporary: true,
      });
}
