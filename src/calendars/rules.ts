/** The calendars that the site can be connected to. Source: back-office spec §5. No dependency: the form uses it too. */
export const CALENDAR_PROVIDERS = [
  { value: 'calendly', text: 'Calendly' },
  { value: 'google', text: 'Google Calendar' },
  { value: 'outlook', text: 'Outlook' },
  { value: 'custom', text: 'Custom' },
] as const;

export type CalendarProvider = (typeof CALENDAR_PROVIDERS)[number]['value'];

/** The settings of each that are sealed and masked. */
export const CALENDAR_SECRETS: Readonly<Record<CalendarProvider, readonly string[]>> = {
  calendly: ['token'],
  google: ['private_key'],
  outlook: ['clientSecret'],
  custom: ['signingSecret', 'busyIcsUrl'],
};

/** What the form begins with. */
export const CALENDAR_TEMPLATES: Readonly<Record<CalendarProvider, object>> = {
  calendly: { token: '', user: '', eventType: '' },
  google: { calendarId: 'primary', client_email: '', private_key: '' },
  outlook: { tenantId: '', clientId: '', clientSecret: '', mailbox: '' },
  custom: { busyIcsUrl: '', signingSecret: '' },
};
