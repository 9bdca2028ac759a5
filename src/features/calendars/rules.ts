import { type SecretDestinations, secretNamesOf } from '../../platform/provider-settings/rules.ts';

/** The calendars that the site can be connected to. Source: back-office spec §5. No dependency: the form uses it too. */
export const CALENDAR_PROVIDERS = [
  { value: 'calendly', text: 'Calendly' },
  { value: 'google', text: 'Google Calendar' },
  { value: 'outlook', text: 'Outlook' },
  { value: 'custom', text: 'Custom' },
] as const;

export type CalendarProvider = (typeof CALENDAR_PROVIDERS)[number]['value'];

/**
 * The secrets of each, and the settings that say where they are sent. The address of the file of busy times is a
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

/** Where the API key of a calendar is sent. */
export const API_KEY_DESTINATION = ['webhookUrl'];

/** The settings of each that are sealed and masked. */
export const CALENDAR_SECRETS = secretNamesOf(CALENDAR_SECRET_DESTINATIONS);

/** What the form begins with. */
export const CALENDAR_TEMPLATES: Readonly<Record<CalendarProvider, object>> = {
  calendly: { token: '', user: '', eventType: '' },
  google: { calendarId: 'primary', client_email: '', private_key: '' },
  outlook: { tenantId: '', clientId: '', clientSecret: '', mailbox: '' },
  custom: { busyIcsUrl: '', signingSecret: '' },
};

/**
 * How many days ahead each calendar is asked when it is busy. People may book a year ahead; Calendly
 * answers one week at a time, so it is asked for a quarter of a year.
 */
export const BUSY_DAYS_AHEAD: Readonly<Record<CalendarProvider, number>> = {
  calendly: 91,
  google: 366,
  outlook: 366,
  custom: 366,
};

/** How long busy times close slots after they were last read. */
export const BUSY_HOLDS_HOURS = 24;
