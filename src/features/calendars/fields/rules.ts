import type { ConfigField } from '../../../platform/provider-settings/fields/rules.ts';
import type { CalendarProvider } from '../rules.ts';

/** The settings of each provider as form fields, in their order. A test compares them with the schemas. */
export const CALENDAR_FIELDS: Readonly<Record<CalendarProvider, readonly ConfigField[]>> = {
  calendly: [
    {
      key: 'token',
      label: 'Access token',
      help: 'In Calendly: Integrations & apps, API and webhooks, Personal access tokens.',
      kind: 'secret',
      isRequired: true,
    },
    {
      key: 'user',
      label: 'User URI',
      help: 'The “uri” of the user in the API (GET /users/me). Leave blank for the owner of the token.',
      kind: 'text',
      example: 'https://api.calendly.com/users/…',
    },
    {
      key: 'eventType',
      label: 'Event type URI',
      help: 'The “uri” in the API (GET /event_types) of the event type that appointments are booked as.',
      kind: 'text',
      isRequired: true,
      example: 'https://api.calendly.com/event_types/…',
    },
  ],
  google: [
    {
      key: 'calendarId',
      label: 'Calendar ID',
      help: 'In Google Calendar: Settings of the calendar, Integrate calendar. Share the calendar with the service account, with the permission “Make changes to events”.',
      kind: 'text',
      isRequired: true,
      example: 'office@your-firm.com',
    },
    {
      key: 'client_email',
      label: 'Service account',
      help: 'The address of the service account: client_email in its key file.',
      kind: 'text',
      isRequired: true,
      example: 'name@project.iam.gserviceaccount.com',
    },
    {
      key: 'private_key',
      label: 'Private key',
      help: 'private_key in the key file, from -----BEGIN to -----END.',
      kind: 'secret block',
      isRequired: true,
    },
  ],
  outlook: [
    {
      key: 'tenantId',
      label: 'Directory (tenant) ID',
      help: 'In Microsoft Entra: App registrations, your app, Overview. The domain of the directory also works.',
      kind: 'text',
      isRequired: true,
      example: 'your-firm.com',
    },
    {
      key: 'clientId',
      label: 'Application (client) ID',
      help: 'On the same page. The app needs the application permission Calendars.ReadWrite, with admin consent.',
      kind: 'text',
      isRequired: true,
      example: '00000000-0000-0000-0000-000000000000',
    },
    {
      key: 'clientSecret',
      label: 'Client secret',
      help: 'In the app: Certificates & secrets. Its “Value”, not its “Secret ID”; it is shown only once.',
      kind: 'secret',
      isRequired: true,
    },
    {
      key: 'mailbox',
      label: 'Mailbox',
      help: 'The address of the person or the shared mailbox whose calendar it is.',
      kind: 'text',
      isRequired: true,
      example: 'office@your-firm.com',
    },
  ],
  custom: [
    {
      key: 'busyIcsUrl',
      label: 'Busy times (iCalendar address)',
      help: 'The address of an .ics file whose events block time slots. Many calendars call it their secret address.',
      kind: 'secret',
      example: 'https://',
    },
    {
      key: 'signingSecret',
      label: 'Signing secret',
      help: 'Needed with a webhook URL, whose messages it signs (Standard Webhooks): whsec_ followed by base64, or any text.',
      kind: 'secret',
    },
    {
      key: 'previousSigningSecret',
      label: 'Previous signing secret',
      help: 'While you rotate the secret: the old one, until every receiver has the new one. Messages are signed with both.',
      kind: 'secret',
    },
  ],
};
