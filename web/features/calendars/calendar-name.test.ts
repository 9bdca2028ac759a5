import { expect, it } from 'vitest';
import { fullCalendarName } from './calendar-name.ts';

const name = (provider: 'calendly' | 'google' | 'outlook' | 'custom', config: object, url = '') =>
  fullCalendarName({ provider, config: JSON.stringify(config), webhookUrl: url || null });

it.each([
  [name('google', { calendarId: 'office@firm.example' }), 'Google Calendar (office@firm.example)'],
  [
    name('google', { calendarId: 'primary', client_email: 'bot@x.iam.example' }),
    'Google Calendar (bot@x.iam.example)',
  ],
  [name('outlook', { mailbox: 'theo@firm.example' }), 'Outlook (theo@firm.example)'],
  [
    name('calendly', { eventType: 'https://api.calendly.com/event_types/AB12' }),
    'Calendly (event type AB12)',
  ],
  [name('calendly', {}), 'Calendly'],
  [name('custom', {}, 'https://hooks.firm.example/in?key=x'), 'Custom (hooks.firm.example)'],
  // The API returns a mask instead of the secret.
  [name('custom', { busyIcsUrl: '••••.ics' }), 'Custom (••••.ics)'],
  [name('custom', {}), 'Custom'],
])('%s', (shown, expected) => {
  expect(shown).toBe(expected);
});
