import { expect, it } from 'vitest';
import { ofHosts, sheetRows } from './sheet-rows.ts';

const ZONE = 'America/Los_Angeles';
const DATE = '2031-03-11';

const appointment = (scheduledDate: string, status = 'scheduled', duration = 30) =>
  ({ id: scheduledDate, scheduledDate, status, duration }) as never;
const block = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, reason: null }) as never;
const slot = (start: string, state = 'free') => ({ start, state, label: '' }) as never;

const timesOf = ({
  appointments = [],
  timeOff = [],
  slots = [],
  others = [],
}: {
  appointments?: never[];
  timeOff?: never[];
  slots?: never[];
  /** The slots of another host. */
  others?: never[];
}) =>
  sheetRows(
    DATE,
    {
      calendar: { appointments, timeOff },
      free: [slots, others].map((ofHost) => ({ days: [{ date: DATE, slots: ofHost }] })),
      zone: ZONE,
    },
    'en-US',
  ).map(({ kind, time }) => [kind, time]);

it('has everything of the day in order, without what is cancelled', () => {
  expect(
    timesOf({
      appointments: [
        appointment('2031-03-11T17:00:00Z'),
        appointment('2031-03-11T16:00:00Z', 'cancelled'),
        appointment('2031-03-11T18:00:00Z', 'completed', 60),
      ],
      timeOff: [block('2031-03-11T19:00:00Z', '2031-03-11T20:00:00Z')],
      slots: [slot('2031-03-11T16:00:00Z')],
    }),
  ).toEqual([
    ['free', '9:00 AM to 9:30 AM'],
    ['appointment', '10:00 AM to 10:30 AM'],
    ['appointment', '11:00 AM to 12:00 PM'],
    ['block', '12:00 PM to 1:00 PM'],
  ]);
});

it('joins free times that follow each other', () => {
  const slots = [
    slot('2031-03-11T16:00:00Z'),
    slot('2031-03-11T16:30:00Z'),
    slot('2031-03-11T17:00:00Z', 'taken'),
    slot('2031-03-11T17:30:00Z'),
    slot('2031-03-11T18:00:00Z', 'past'),
  ];
  expect(timesOf({ slots })).toEqual([
    ['free', '9:00 AM to 10:00 AM'],
    ['free', '10:30 AM to 11:00 AM'],
  ]);
});

it('joins the free times of several hosts', () => {
  const slots = [slot('2031-03-11T16:00:00Z'), slot('2031-03-11T18:00:00Z')];
  const others = [slot('2031-03-11T16:15:00Z'), slot('2031-03-11T18:00:00Z')];
  expect(timesOf({ slots, others })).toEqual([
    ['free', '9:00 AM to 9:45 AM'],
    ['free', '11:00 AM to 11:30 AM'],
  ]);
});

it.each([
  ['2031-03-10T20:00:00Z', '2031-03-13T20:00:00Z', 'All day'],
  ['2031-03-11T07:00:00Z', '2031-03-12T07:00:00Z', 'All day'],
  ['2031-03-11T16:00:00Z', '2031-03-12T07:00:00Z', 'From 9:00 AM'],
  ['2031-03-10T20:00:00Z', '2031-03-11T16:00:00Z', 'Until 9:00 AM'],
])('from %s to %s is shown as %s', (startsAt, endsAt, time) => {
  expect(timesOf({ timeOff: [block(startsAt, endsAt)] })).toEqual([['block', time]]);
});

it('of some hosts has their appointments, and the blocked times of them and of everybody', () => {
  const of = (hostNumber?: number) => ({ hostNumber }) as never;
  const calendar = { appointments: [of(1), of(2), of(3)], timeOff: [of(), of(2), of(3)] };
  expect(ofHosts(calendar, [1, 2])).toEqual({
    appointments: [of(1), of(2)],
    timeOff: [of(), of(2)],
  });
  expect(ofHosts(calendar, undefined)).toEqual(calendar);
});
