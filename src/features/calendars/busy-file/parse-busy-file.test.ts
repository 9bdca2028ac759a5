import { describe, expect, it } from 'vitest';
import { parseBusyFile } from './parse-busy-file.ts';
import { readBusyFile } from './read-busy-file.ts';

const OPTIONS = {
  from: new Date('2031-03-01T00:00:00Z'),
  to: new Date('2031-04-01T00:00:00Z'),
  zone: 'America/Los_Angeles',
  ownHost: 'law.example',
};

const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@b', ...lines, 'END:VEVENT'];

const read = (text: string, options: Partial<typeof OPTIONS> = {}) =>
  shown(parseBusyFile(text, { ...OPTIONS, ...options }).busy);
const shown = (ranges: readonly { start: number; end: number }[]) =>
  ranges.map(({ start, end }) =>
    [start, end].map((at) => new Date(at).toISOString().replace(':00.000Z', 'Z')).join(' '),
  );
const busy = (...lines: string[]) => read(file(...event(...lines)));

const OUTLOOK_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Firm Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0700',
  'TZOFFSETTO:-0800',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:-0800',
  'TZOFFSETTO:-0700',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('one event', () => {
  it.each<[string, string[], string[]]>([
    [
      'in UTC',
      ['DTSTART:20310310T170000Z', 'DTEND:20310310T180000Z'],
      ['2031-03-10T17:00Z 2031-03-10T18:00Z'],
    ],
    [
      'without a zone: in the firm’s',
      ['DTSTART:20310310T100000', 'DTEND:20310310T110000'],
      ['2031-03-10T17:00Z 2031-03-10T18:00Z'],
    ],
    [
      'with a zone that everybody knows',
      [
        'DTSTART;TZID=America/New_York:20310310T100000',
        'DTEND;TZID=America/New_York:20310310T110000',
      ],
      ['2031-03-10T14:00Z 2031-03-10T15:00Z'],
    ],
    [
      'with a zone by its Windows name',
      ['DTSTART;TZID=W. Europe Standard Time:20310310T100000', 'DURATION:PT30M'],
      ['2031-03-10T09:00Z 2031-03-10T09:30Z'],
    ],
    [
      'with a zone in quotes',
      ['DTSTART;TZID="Eastern Standard Time":20310310T100000', 'DURATION:PT30M'],
      ['2031-03-10T14:00Z 2031-03-10T14:30Z'],
    ],
    [
      'with a zone behind a prefix',
      ['DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20310310T100000', 'DURATION:PT30M'],
      ['2031-03-10T09:00Z 2031-03-10T09:30Z'],
    ],
    [
      'with a zone that nobody knows: in the firm’s',
      ['DTSTART;TZID=Customized Time Zone:20310310T100000', 'DURATION:PT30M'],
      ['2031-03-10T17:00Z 2031-03-10T17:30Z'],
    ],
    [
      'that ends in another zone',
      [
        'DTSTART;TZID=America/Los_Angeles:20310310T100000',
        'DTEND;TZID=America/New_York:20310310T150000',
      ],
      ['2031-03-10T17:00Z 2031-03-10T19:00Z'],
    ],
    [
      'of a whole day',
      ['DTSTART;VALUE=DATE:20310311', 'DTEND;VALUE=DATE:20310312'],
      ['2031-03-11T07:00Z 2031-03-12T07:00Z'],
    ],
    [
      'of a whole day without an end',
      ['DTSTART;VALUE=DATE:20310311'],
      ['2031-03-11T07:00Z 2031-03-12T07:00Z'],
    ],
    [
      'of the day whose clocks go forward, 23 hours',
      ['DTSTART;VALUE=DATE:20310309', 'DURATION:P1D'],
      ['2031-03-09T08:00Z 2031-03-10T07:00Z'],
    ],
    [
      'at a time that does not exist',
      ['DTSTART;TZID=America/Los_Angeles:20310309T023000', 'DURATION:PT30M'],
      ['2031-03-09T10:30Z 2031-03-09T11:00Z'],
    ],
    [
      'over the change of clocks',
      [
        'DTSTART;TZID=America/Los_Angeles:20310309T013000',
        'DTEND;TZID=America/Los_Angeles:20310309T033000',
      ],
      ['2031-03-09T09:30Z 2031-03-09T10:30Z'],
    ],
    [
      'that is free',
      ['DTSTART:20310310T170000Z', 'DTEND:20310310T180000Z', 'TRANSP:TRANSPARENT'],
      [],
    ],
    [
      'that is free as Exchange says it',
      ['DTSTART:20310310T170000Z', 'DTEND:20310310T180000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      [],
    ],
    [
      'that is cancelled',
      ['DTSTART:20310310T170000Z', 'DTEND:20310310T180000Z', 'STATUS:CANCELLED'],
      [],
    ],
    [
      'that is tentative',
      ['DTSTART:20310310T170000Z', 'DTEND:20310310T180000Z', 'STATUS:TENTATIVE'],
      ['2031-03-10T17:00Z 2031-03-10T18:00Z'],
    ],
    ['that takes no time', ['DTSTART:20310310T170000Z'], []],
    ['that ends before it begins', ['DTSTART:20310310T170000Z', 'DTEND:20310310T160000Z'], []],
    ['outside of what is asked', ['DTSTART:20310501T170000Z', 'DTEND:20310501T180000Z'], []],
    [
      'that began before and goes on',
      ['DTSTART:20310228T230000Z', 'DTEND:20310301T010000Z'],
      ['2031-02-28T23:00Z 2031-03-01T01:00Z'],
    ],
  ])('%s', (_what, lines, expected) => {
    expect(busy(...lines)).toEqual(expected);
  });

  it('in the calendar’s own zone, where it names one', () => {
    const text = file('X-WR-TIMEZONE:Europe/Paris', ...event('DTSTART;VALUE=DATE:20310311'));
    expect(read(text)).toEqual(['2031-03-10T23:00Z 2031-03-11T23:00Z']);
  });

  it('in a zone that only the file describes', () => {
    const times = event('DTSTART;TZID=Firm Time:20310308T100000', 'DURATION:PT1H');
    const later = event('DTSTART;TZID=Firm Time:20310310T100000', 'DURATION:PT1H');
    expect(read(file(...OUTLOOK_ZONE, ...times, ...later))).toEqual([
      '2031-03-08T18:00Z 2031-03-08T19:00Z',
      '2031-03-10T17:00Z 2031-03-10T18:00Z',
    ]);
  });

  it('a file cannot give a known zone another meaning', () => {
    const lie = OUTLOOK_ZONE.map((line) =>
      line.replace('Firm Time', 'Europe/Berlin').replace(/-0[78]00/, '+0900'),
    );
    const times = event('DTSTART;TZID=Europe/Berlin:20310310T100000', 'DURATION:PT1H');
    expect(read(file(...lie, ...times))).toEqual(['2031-03-10T09:00Z 2031-03-10T10:00Z']);
  });
});

describe('events that repeat', () => {
  const LA = 'DTSTART;TZID=America/Los_Angeles:';
  it.each<[string, string[], string[]]>([
    [
      'by the clock of their zone, over its change',
      [`${LA}20310307T090000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4'],
      [
        '2031-03-07T17:00Z 2031-03-07T18:00Z',
        '2031-03-08T17:00Z 2031-03-08T18:00Z',
        '2031-03-09T16:00Z 2031-03-09T17:00Z',
        '2031-03-10T16:00Z 2031-03-10T17:00Z',
      ],
    ],
    [
      'until an instant, included',
      [`${LA}20310310T090000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20310311T160000Z'],
      ['2031-03-10T16:00Z 2031-03-10T17:00Z', '2031-03-11T16:00Z 2031-03-11T17:00Z'],
    ],
    [
      'until a date, included',
      [`${LA}20310310T170000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20310311'],
      ['2031-03-11T00:00Z 2031-03-11T01:00Z', '2031-03-12T00:00Z 2031-03-12T01:00Z'],
    ],
    [
      'less those taken out',
      [
        `${LA}20310310T090000`,
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;TZID=America/Los_Angeles:20310311T090000',
      ],
      ['2031-03-10T16:00Z 2031-03-10T17:00Z', '2031-03-12T16:00Z 2031-03-12T17:00Z'],
    ],
    [
      'less those taken out in UTC',
      [
        `${LA}20310310T090000`,
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=2',
        'EXDATE:20310311T160000Z',
      ],
      ['2031-03-10T16:00Z 2031-03-10T17:00Z'],
    ],
    [
      'less those taken out by their date',
      [
        `${LA}20310310T090000`,
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=2',
        'EXDATE;VALUE=DATE:20310311',
      ],
      ['2031-03-10T16:00Z 2031-03-10T17:00Z'],
    ],
    [
      'and those added',
      [
        `${LA}20310310T090000`,
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=1',
        'RDATE:20310320T200000Z',
      ],
      ['2031-03-10T16:00Z 2031-03-10T17:00Z', '2031-03-20T20:00Z 2031-03-20T21:00Z'],
    ],
    [
      'on weekdays for years',
      [
        'DTSTART;TZID=America/Los_Angeles:20240102T120000',
        'DURATION:PT30M',
        'RRULE:FREQ=WEEKLY;BYDAY=MO;INTERVAL=1',
        'EXDATE;TZID=America/Los_Angeles:20310303T120000,20310310T120000,20310317T120000',
      ],
      ['2031-03-24T19:00Z 2031-03-24T19:30Z', '2031-03-31T19:00Z 2031-03-31T19:30Z'],
    ],
    [
      'by whole days',
      ['DTSTART;VALUE=DATE:20310308', 'DTEND;VALUE=DATE:20310309', 'RRULE:FREQ=WEEKLY;COUNT=2'],
      ['2031-03-08T08:00Z 2031-03-09T08:00Z', '2031-03-15T07:00Z 2031-03-16T07:00Z'],
    ],
  ])('%s', (_what, lines, expected) => {
    expect(busy(...lines).filter((each) => each.startsWith('2031-03'))).toEqual(expected);
  });

  it('with one that is moved, one that is cancelled and one that is free', () => {
    const master = event(
      'DTSTART;TZID=America/Los_Angeles:20310310T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=4',
    );
    const moved = event(
      'RECURRENCE-ID;TZID=America/Los_Angeles:20310311T090000',
      'DTSTART;TZID=America/Los_Angeles:20310311T140000',
      'DURATION:PT2H',
    );
    const cancelled = event(
      'RECURRENCE-ID:20310312T160000Z',
      'DTSTART:20310312T160000Z',
      'DURATION:PT1H',
      'STATUS:CANCELLED',
    );
    const free = event(
      'RECURRENCE-ID:20310313T160000Z',
      'DTSTART:20310313T160000Z',
      'DURATION:PT1H',
      'TRANSP:TRANSPARENT',
    );
    expect(read(file(...moved, ...master, ...cancelled, ...free))).toEqual([
      '2031-03-10T16:00Z 2031-03-10T17:00Z',
      '2031-03-11T21:00Z 2031-03-11T23:00Z',
    ]);
  });
});

describe('files', () => {
  it('with times as VFREEBUSY', () => {
    const lines = [
      'BEGIN:VFREEBUSY',
      'UID:f',
      'FREEBUSY;FBTYPE=BUSY:20310310T170000Z/PT1H,20310311T170000Z/20310311T180000Z',
      'FREEBUSY;FBTYPE=FREE:20310312T170000Z/PT1H',
      'FREEBUSY:20310313T170000Z/PT1H',
      'END:VFREEBUSY',
    ];
    expect(read(file(...lines))).toEqual([
      '2031-03-10T17:00Z 2031-03-10T18:00Z',
      '2031-03-11T17:00Z 2031-03-11T18:00Z',
      '2031-03-13T17:00Z 2031-03-13T18:00Z',
    ]);
  });

  it('overlapping times are joined', () => {
    const one = event('DTSTART:20310310T170000Z', 'DTEND:20310310T183000Z');
    const two = event('DTSTART:20310310T180000Z', 'DTEND:20310310T190000Z');
    expect(read(file(...two, ...one))).toEqual(['2031-03-10T17:00Z 2031-03-10T19:00Z']);
  });

  it('our own appointments are left out, wherever they came from', () => {
    const own = event('DTSTART:20310310T170000Z', 'DTEND:20310310T183000Z').map((line) =>
      line.replace('a@b', '2f6a1b7c-5d0e-4c83-9a51-7f3f0a9f6d10@law.example'),
    );
    expect(read(file(...own))).toEqual([]);
    expect(read(file(...own), { ownHost: 'other.example' })).toHaveLength(1);
  });

  it('several calendars in one, and calendars without anything', () => {
    const one = file(...event('DTSTART:20310310T170000Z', 'DTEND:20310310T180000Z'));
    const two = file(...event('DTSTART:20310311T170000Z', 'DTEND:20310311T180000Z'));
    expect(read(one + two)).toHaveLength(2);
    expect(read(file())).toEqual([]);
  });

  it.each([
    ['an HTML page', '<html><body>Sign in</body></html>'],
    ['nothing', ''],
    ['a card', 'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Dana\r\nEND:VCARD\r\n'],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:2031'],
  ])('%s is refused', (_what, text) => {
    expect(() => read(text)).toThrow('iCalendar file');
  });
});

describe('a file that is made to keep its reader busy', () => {
  const start = 'DTSTART:19700101T000000Z';
  it.each([
    ['every second', [start, 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY']],
    ['every minute', [start, 'DURATION:PT1S', 'RRULE:FREQ=MINUTELY']],
    [
      'every second of some',
      [
        start,
        'DURATION:PT1S',
        'RRULE:FREQ=SECONDLY;BYSECOND=59;BYMINUTE=59;BYHOUR=23;BYMONTHDAY=31;BYMONTH=12',
      ],
    ],
    [
      'on a day that never comes',
      [start, 'DURATION:PT1S', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    ],
    [
      'on a day that never comes, daily',
      [start, 'DURATION:PT1S', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'],
    ],
  ])(
    'ends: %s',
    async (_what, lines) => {
      const started = performance.now();
      const outcome = await readBusyFile(Buffer.from(file(...event(...lines))), OPTIONS).catch(
        (error: unknown) => error,
      );
      expect(performance.now() - started).toBeLessThan(15_000);
      expect(outcome).toMatchObject({ times: expect.any(Array) });
    },
    20_000,
  );

  it('ends: a zone whose clocks change every second', async () => {
    const zone = OUTLOOK_ZONE.map((line) => line.replace(/FREQ=YEARLY.*/, 'FREQ=SECONDLY'));
    const times = event('DTSTART;TZID=Firm Time:20310310T100000', 'DURATION:PT1H');
    const found = await readBusyFile(Buffer.from(file(...zone, ...times)), OPTIONS);
    expect(found).toEqual({
      times: [
        { startsAt: new Date('2031-03-10T17:00:00Z'), endsAt: new Date('2031-03-10T18:00:00Z') },
      ],
      unclearEvents: 1,
    });
  });

  it('ends: ten thousand events that repeat daily', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      event('DTSTART:20310301T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=DAILY').map((line) =>
        line.replace('a@b', `${at}@b`),
      ),
    ).flat();
    const outcome = await readBusyFile(Buffer.from(file(...many)), OPTIONS).catch((error) => error);
    expect(outcome).toMatchObject({ unclearEvents: 0 });
    expect((outcome as { times: unknown[] }).times).toHaveLength(31);
  }, 20_000);
});
