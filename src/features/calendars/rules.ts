import { type SecretDestinations, secretNamesOf } from '../../platform/provider-settings/rules.ts';

/** The supported calendar providers. Source: back-office spec §5. Lightweight imports only: the form uses it too. */
export const CALENDAR_PROVIDERS = [
  { value: 'calendly', text: 'Calendly' },
  { value: 'google', text: 'Google Calendar' },
  { value: 'outlook', text: 'Outlook' },
  { value: 'custom', text: 'Custom' },
] as const;

export type CalendarProvider = (typeof CALENDAR_PROVIDERS)[number]['value'];

/**
 * The secrets of each provider, and the settings that determine where they are sent. The URL of the busy-times file is
 * secret as a whole, so its mask cannot be combined with another host.
 */
export const CALENDAR_SECRET_DESTINATIONS: Readonly<Record<CalendarProvider, SecretDestinations>> =
  {
    calendly: { token: [] },
    google: { private_key: ['client_email'] },
    outlook: { clientSecret: ['tenantId', 'clientId'] },
    custom: {
      signingSecret: ['webhookUrl'],
      previousSigningSecret: ['webhookUrl'],
      busyIcsUrl: [],
    },
  };

/** The settings that determine where the API key of a calendar is sent. */
export const API_KEY_DESTINATION = ['webhookUrl'];

/** The settings of each provider that are sealed and masked. */
export const CALENDAR_SECRETS = secretNamesOf(CALENDAR_SECRET_DESTINATIONS);

/** The initial settings in the form. */
export const CALENDAR_TEMPLATES: Readonly<Record<CalendarProvider, object>> = {
  calendly: { token: '', user: '', eventType: '' },
  google: { calendarId: 'primary', client_email: '', private_key: '' },
  outlook: { tenantId: '', clientId: '', clientSecret: '', mailbox: '' },
  custom: { busyIcsUrl: '', signingSecret: '' },
};

/**
 * How many days ahead the busy times of each calendar are read. People may book a year ahead; Calendly returns one
 * week per call, so only a quarter of a year is read.
 */
export const BUSY_DAYS_AHEAD: Readonly<Record<CalendarProvider, number>> = {
  calendly: 91,
  google: 366,
  outlook: 366,
  custom: 366,
};

/** How long busy times block slots after they were last read. */
export const BUSY_MAX_AGE_HOURS = 24;

/** Events of a calendar that could not be understood completely, in words for staff; empty if there are none. */
export const describeUnclear = (events: number): string =>
  events === 0
    ? ''
    : `${events} ${events === 1 ? 'event' : 'events'} could not be understood completely: what could be read of ${events === 1 ? 'it' : 'them'} blocks time slots. Please check ${events === 1 ? 'it' : 'them'} in the calendar.`;
