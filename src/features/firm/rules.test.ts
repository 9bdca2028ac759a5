import { expect, it } from 'vitest';
import { messagesIn } from '../../../messages/messages.ts';
import { phoneE164 } from './phone-rules.ts';
import { formatOfficeHours, type OfficeHours, slugOfName, WEEKDAYS } from './rules.ts';

const hours = (line: Partial<OfficeHours>): OfficeHours => ({
  dayOfWeek: ['Monday'],
  opens: null,
  closes: null,
  daysText: null,
  hoursText: null,
  ...line,
});

it.each([
  [WEEKDAYS.slice(0, 5), 'Monday–Friday'],
  [WEEKDAYS.slice(0), 'Monday–Sunday'],
  [['Saturday'], 'Saturday'],
  [['Saturday', 'Sunday'], 'Saturday, Sunday'],
  [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday, Friday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Saturday'], 'Monday–Wednesday, Saturday'],
] as const)('%j reads %s', (dayOfWeek, days) => {
  expect(formatOfficeHours(hours({ dayOfWeek: [...dayOfWeek] }), 'en-US').days).toBe(days);
});

it.each([
  ['08:00', '18:00', '8–6'],
  ['08:30', '17:15', '8:30–5:15'],
  ['13:00', '17:00', '1–5 PM'],
  ['08:00', '11:30', '8–11:30 AM'],
  ['00:00', '12:00', '12–12'],
  [null, null, 'by appointment'],
])('%s to %s reads %s', (opens, closes, text) => {
  expect(formatOfficeHours(hours({ opens, closes }), 'en-US').hours).toBe(text);
});

it('is in the language of its texts', () => {
  const line = hours({ dayOfWeek: WEEKDAYS.slice(0, 5), opens: '13:00', closes: '17:00' });
  const spanish = messagesIn('es').hours;
  const shown = { days: 'Lunes a viernes', hours: '1–5 p.m.' };
  expect(formatOfficeHours(line, 'es-US', spanish)).toEqual(shown);
  const { hours: open } = formatOfficeHours(hours({}), 'es-US', spanish);
  expect(open).toBe('con cita previa');
});

it('texts entered by the firm override derived ones', () => {
  const line = hours({
    daysText: 'Weekends',
    hoursText: 'by phone',
    opens: '09:00',
    closes: '10:00',
  });
  expect(formatOfficeHours(line, 'en-US')).toEqual({ days: 'Weekends', hours: 'by phone' });
});

it.each([
  ['(619) 555-0142', '+16195550142'],
  ['619.555.0142', '+16195550142'],
  ['1-619-555-0142', '+16195550142'],
  ['+49 30 901820', '+4930901820'],
  ['+1 (619) 555 0142', '+16195550142'],
  ['555-0142', null],
  ['(119) 555-0142', null],
  ['+0 619 555 0142', null],
  ['619 555 0142 ext. 3', null],
  ['call us', null],
  ['', null],
])('%s is dialled as %s', (phone, number) => {
  expect(phoneE164(phone, '1')).toBe(number);
});

it.each([
  ['Maren Castellane', 'maren-castellane'],
  ['Inés O’Halloran', 'ines-ohalloran'],
  ['  Ana  de la Cruz-Ortiz ', 'ana-de-la-cruz-ortiz'],
  ['李雷', ''],
])('%s has the address %s', (name, slug) => {
  expect(slugOfName(name)).toBe(slug);
});
