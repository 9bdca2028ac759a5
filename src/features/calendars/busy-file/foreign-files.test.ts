import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { localDateTimeOf } from '../../../platform/time/zones/rules.ts';
import { parseBusyFile } from './parse-busy-file.ts';

const ZONE = 'America/Los_Angeles';
const OPTIONS = {
  from: new Date('2026-11-28T08:00:00Z'),
  to: new Date('2027-05-01T07:00:00Z'),
  zone: ZONE,
  ownHost: 'law.example',
};

/** Busy times in the firm's zone, such as `12-15 10:00–12-15 11:00`. */
function read(text: string) {
  const { busy, unclearEvents } = parseBusyFile(text, OPTIONS);
  const local = (at: number) => localDateTimeOf(new Date(at), ZONE).slice(5).replace('T', ' ');
  return { busy: busy.map(({ start, end }) => `${local(start)}–${local(end)}`), unclearEvents };
}
const fixture = (name: string) =>
  readFile(new URL(`./testing/files/${name}`, import.meta.url), 'utf8');

const GOOD = '12-15 10:00–12-15 11:00';
const AT_TEN = (date: string) => `${date} 10:00–${date} 11:00`;

describe('files of other programs', () => {
  it.each<[string, string[], number]>([
    ['F06-one-bad-line.ics', [GOOD, AT_TEN('12-16')], 1],
    ['F08-bom.ics', [GOOD], 0],
    ['F09-date-only.ics', [GOOD, '12-16 00:00–12-17 00:00'], 0],
    ['F10-until-with-time.ics', ['12-07 00:00–12-10 00:00'], 0],
    [
      'F12-exception-with-rule.ics',
      [AT_TEN('12-07'), '12-08 14:00–12-08 15:00', AT_TEN('12-09'), AT_TEN('12-10')],
      0,
    ],
    ['F13-months-out-of-order.ics', ['12-04', '01-01', '02-05', '03-05', '04-02'].map(AT_TEN), 0],
    ['F14-start-off-the-rule.ics', ['12-07', '12-08', '12-15', '12-22'].map(AT_TEN), 0],
  ])('%s', async (name, busy, unclearEvents) => {
    expect(read(await fixture(name))).toEqual({ busy, unclearEvents });
  });

  it.each([
    ['UNTIL=20261209T050000Z', 'UNTIL=20261209T000000Z'],
    ['UNTIL=20261209T050000Z', 'UNTIL=20261208T230000Z'],
    ['UNTIL=20261209T050000Z', 'UNTIL=20261209T235959Z'],
    ['UNTIL=20261209T050000Z', 'UNTIL=20261209'],
  ])('an all-day series with %s as %s', async (from, to) => {
    const text = (await fixture('F10-until-with-time.ics')).replace(from, to);
    expect(read(text).busy).toEqual(['12-07 00:00–12-10 00:00']);
  });

  it('an exception that is given by its date', async () => {
    const text = (await fixture('F12-exception-with-rule.ics')).replace(
      /RECURRENCE-ID.*/,
      'RECURRENCE-ID;VALUE=DATE:20261208',
    );
    expect(read(text).busy).toContain('12-08 14:00–12-08 15:00');
    expect(read(text).busy).toHaveLength(4);
  });
});

const LA = ';TZID=America/Los_Angeles:';
const file = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:bad', ...lines, 'END:VEVENT']),
    'BEGIN:VEVENT',
    'UID:good',
    'DTSTART:20261215T180000Z',
    'DTEND:20261215T190000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const series = (rule: string) => [`DTSTART${LA}20261207T100000`, 'DURATION:PT1H', `RRULE:${rule}`];

describe('an event with a flaw is counted and costs nothing else', () => {
  it.each<[string, string[], string[]]>([
    ['a start that is no time', ['DTSTART:TBD', 'DURATION:PT1H'], []],
    ['a start on a day that does not exist', ['DTSTART:20270230T100000Z'], []],
    ['no start', ['DTEND:20261207T190000Z'], []],
    [
      'a duration that is none: busy to the end of the day',
      [`DTSTART${LA}20261207T100000`, 'DURATION:P'],
      ['12-07 10:00–12-08 00:00'],
    ],
    [
      'an end that is no time',
      [`DTSTART${LA}20261207T100000`, 'DTEND:later'],
      ['12-07 10:00–12-08 00:00'],
    ],
    [
      'an empty UNTIL: goes on',
      series('FREQ=MONTHLY;UNTIL='),
      ['12-07', '01-07', '02-07', '03-07', '04-07'].map(AT_TEN),
    ],
    ['an empty BYDAY', series('FREQ=WEEKLY;COUNT=2;BYDAY='), ['12-07', '12-14'].map(AT_TEN)],
    ['an unknown frequency', series('FREQ=FORTNIGHTLY'), [AT_TEN('12-07')]],
    ['a rule that is a word', series('weekly'), [AT_TEN('12-07')]],
    [
      'a line break in a quoted value',
      [
        `DTSTART${LA}20261207T100000`,
        'DURATION:PT1H',
        'ATTENDEE;CN="Ann',
        'Roe":mailto:a@x.example',
      ],
      [AT_TEN('12-07')],
    ],
    [
      'a zone without a meaning: in the firm’s',
      ['DTSTART;TZID=Our Time:20261207T100000', 'DURATION:PT1H'],
      [AT_TEN('12-07')],
    ],
    [
      'an exclusion that is no time',
      [...series('FREQ=DAILY;COUNT=2'), 'EXDATE:tomorrow'],
      ['12-07', '12-08'].map(AT_TEN),
    ],
  ])('%s', (_what, lines, busy) => {
    const found = read(file(lines));
    expect(found.unclearEvents).toBe(1);
    expect(found.busy.toSorted()).toEqual([...busy, GOOD].toSorted());
  });

  it('a missing END', () => {
    const text = file(series('FREQ=DAILY;COUNT=1')).replace('END:VEVENT\r\n', '');
    expect(read(text)).toEqual({ busy: [AT_TEN('12-07'), GOOD], unclearEvents: 1 });
  });

  it('a rule with too many steps blocks the time until its end', () => {
    const lines = [
      'DTSTART:20260101T000000Z',
      'DURATION:PT1S',
      'RRULE:FREQ=SECONDLY;UNTIL=20261201T080000Z',
    ];
    expect(read(file(lines))).toEqual({
      busy: ['11-28 00:00–12-01 00:00', GOOD],
      unclearEvents: 1,
    });
  });

  it('a file that is cut off is rejected: what is missing cannot be known', () => {
    expect(() => read(file().replace('END:VCALENDAR\r\n', ''))).toThrow('its end is missing');
  });
});

describe('changes to a series', () => {
  it('from an occurrence on: moved and longer', () => {
    const changed = [
      `RECURRENCE-ID;RANGE=THISANDFUTURE${LA}20261208T100000`,
      `DTSTART${LA}20261208T130000`,
      'DURATION:PT2H',
    ];
    expect(read(file(series('FREQ=DAILY;COUNT=4'), changed)).busy).toEqual([
      AT_TEN('12-07'),
      '12-08 13:00–12-08 15:00',
      '12-09 13:00–12-09 15:00',
      '12-10 13:00–12-10 15:00',
      GOOD,
    ]);
  });

  it('from an occurrence on: cancelled, apart from one that is changed', () => {
    const cancelled = [
      `RECURRENCE-ID;RANGE=THISANDFUTURE${LA}20261208T100000`,
      `DTSTART${LA}20261208T100000`,
      'STATUS:CANCELLED',
    ];
    const kept = [
      `RECURRENCE-ID${LA}20261209T100000`,
      `DTSTART${LA}20261209T150000`,
      'DURATION:PT1H',
    ];
    expect(read(file(series('FREQ=DAILY;COUNT=4'), cancelled, kept)).busy).toEqual([
      AT_TEN('12-07'),
      '12-09 15:00–12-09 16:00',
      GOOD,
    ]);
  });
});

describe('names of zones that programs use', () => {
  it.each([
    'EST',
    'Eastern Time',
    'Eastern Time (US & Canada)',
    '(UTC-05:00) Eastern Time (US & Canada)',
    'UTC-05:00',
    'GMT-5',
  ])('%s', (name) => {
    const lines = [`DTSTART;TZID="${name}":20261207T130000`, 'DURATION:PT1H'];
    expect(read(file(lines))).toEqual({ busy: [AT_TEN('12-07'), GOOD], unclearEvents: 0 });
  });
});

it('a history of many years costs neither time nor events', () => {
  const past = Array.from({ length: 25_000 }, (_, at) => [
    `DTSTART:20${10 + (at % 16)}0105T180000Z`,
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;UNTIL=20260901T000000Z',
  ]);
  expect(
    read(file(...past, [`DTSTART${LA}19900105T100000`, 'DURATION:PT1H', 'RRULE:FREQ=YEARLY'])),
  ).toEqual({ busy: [GOOD, AT_TEN('01-05')], unclearEvents: 0 });
}, 30_000);
