import ICAL from 'ical.js';
import { afterEach, describe, expect, it } from 'vitest';
import { demoFirm } from '../../../db/demo/firm.ts';
import { publicProfile } from '../firm/public-profile.ts';
import { appointmentCalendarFile } from './calendar-file.ts';
import { readCalendar } from './testing/read-calendar.ts';

const serverZone = process.env.TZ;
afterEach(() => {
  ICAL.TimezoneService.reset();
  if (serverZone === undefined) delete process.env.TZ;
  else process.env.TZ = serverZone;
});

function fileFor(
  start: string,
  extra: Partial<Parameters<typeof appointmentCalendarFile>[0]> = {},
) {
  return appointmentCalendarFile({
    appointment: { id: 'a1', scheduledDate: new Date(start), duration: 45, version: 3 },
    firm: publicProfile(demoFirm),
    method: 'REQUEST',
    stamp: new Date('2026-01-02T03:04:05Z'),
    publicUrl: 'https://firm.example',
    wording: 'named',
    ...extra,
  });
}

it.each(['REQUEST', 'CANCEL', 'PUBLISH'] as const)(
  'with method %s ends each line with CRLF, also the last one',
  (method) => {
    const file = fileFor('2031-03-11T16:00:00Z', { method });
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  },
);

describe.each(['UTC', 'Asia/Tokyo'])('on a server in %s', (zone) => {
  it.each([
    ['winter', '2026-01-12T18:30:00.000Z', '10:30'],
    ['summer', '2026-07-15T17:30:00.000Z', '10:30'],
    ['the change of spring 2026', '2026-03-08T20:00:00.000Z', '13:00'],
    ['the change of autumn 2026', '2026-11-01T21:00:00.000Z', '13:00'],
    ['the change of spring 2027', '2027-03-14T20:00:00.000Z', '13:00'],
    ['the change of autumn 2027', '2027-11-07T21:00:00.000Z', '13:00'],
  ])('tells the right time on a day of %s', (_what, start, wallClock) => {
    process.env.TZ = zone;
    const file = fileFor(start);
    const { event, ...times } = readCalendar(file);
    expect(times.start).toBe(start);
    expect(new Date(times.end).getTime() - new Date(start).getTime()).toBe(45 * 60_000);
    expect(file).toMatch(
      new RegExp(`DTSTART;TZID=America/Los_Angeles:\\d{8}T${wallClock.replace(':', '')}00`),
    );
    expect(file).toContain('BEGIN:VTIMEZONE');
    expect(file).toContain('DTSTAMP:20260102T030405Z');
  });
});

it.each([
  ['2027-11-07T08:15:00.000Z', 'the end of which is the first of the two'],
  ['2027-11-07T08:30:00.000Z', 'the first of the two'],
  ['2027-11-07T09:30:00.000Z', 'the second of the two'],
])('tells %s, %s that clocks show in autumn, in UTC', (start) => {
  const file = fileFor(start);
  expect(readCalendar(file).start).toBe(start);
  expect(file).toContain(`DTSTART:${start.replaceAll(/[-:]|\.000/g, '')}`);
  expect(file).toMatch(/DTEND:\d{8}T\d{6}Z/);
});

it('can be replaced and withdrawn: method, uid, sequence, status', () => {
  const { component, calendar } = readCalendar(
    fileFor('2026-07-15T17:30:00Z', {
      method: 'CANCEL',
      attendee: { name: 'Dana Whitfield', email: 'dana@example.com' },
    }),
  );
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(component.getFirstPropertyValue('uid')).toBe('a1@firm.example');
  expect(component.getFirstPropertyValue('sequence')).toBe(3);
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(component.getFirstPropertyValue('attendee')).toMatch(/^mailto:dana@example\.com$/i);
});

it('escapes and folds the name of the firm', () => {
  const name = `Müller; Ñandú, Søn & Company of the Very Long Name That Needs Folding 法律`;
  const file = fileFor('2026-07-15T17:30:00Z', { firm: { ...publicProfile(demoFirm), name } });
  expect(readCalendar(file).event.summary).toBe(`Consultation with ${name}`);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
