import { CALENDAR_PROVIDERS } from '../../../src/features/calendars/rules.ts';
import { readSettings, shownText } from '../../../src/platform/provider-settings/fields/rules.ts';
import type { Calendar } from './calendar-tab.tsx';

type Named = Pick<Calendar, 'provider' | 'config' | 'webhookUrl'>;

/** The name of a provider: `Google Calendar`. */
export const calendarName = (provider: Calendar['provider']) =>
  CALENDAR_PROVIDERS.find(({ value }) => value === provider)?.text ?? provider;

/** A name that distinguishes two calendars of the same provider: `Google Calendar (office@firm.example)`. */
export function fullCalendarName(calendar: Named): string {
  const name = calendarName(calendar.provider);
  const account = accountOf(calendar);
  return account ? `${name} (${account})` : name;
}

/** The calendar's account, without secrets; undefined if the settings do not contain it. */
export function accountOf({ provider, config, webhookUrl }: Named): string | undefined {
  const settings = readSettings(config) ?? {};
  const text = (key: string) => shownText(settings[key]) || undefined;
  switch (provider) {
    case 'google': {
      const [id, email] = [text('calendarId'), text('client_email')];
      return id === 'primary' || !id ? email : id;
    }
    case 'outlook':
      return text('mailbox');
    case 'calendly':
      return lastPart(text('eventType'));
    case 'custom':
      return webhookUrl ? hostOf(webhookUrl) : text('busyIcsUrl');
  }
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url);

/** The last path segment of a URL: `AB12` for `https://api.calendly.com/event_types/AB12`. */
function lastPart(address: string | undefined): string | undefined {
  const id = address?.split('/').filter(Boolean).at(-1);
  return id && `event type ${id}`;
}
