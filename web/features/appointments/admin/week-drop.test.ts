import { expect, it } from 'vitest';
import { firstFreeOn, localOf, minutesAt, obstacleAt } from './week-drop.ts';
import type { CalendarEntry } from './week-entries.ts';

const HOURS = { from: 480, to: 1080, rows: 20 };

it.each([
  [0, 480],
  [0.1, 540],
  [0.12, 540],
  [0.1251, 555],
  [-0.2, 480],
  [1, 1065],
])('reads the quarter of an hour at %d of the height', (fraction, minutes) => {
  expect(minutesAt(fraction, HOURS)).toBe(minutes);
});

it('writes a start as date inputs do', () => {
  expect(localOf({ date: '2031-03-11', minutes: 545 })).toBe('2031-03-11T09:05');
});

const entry = (
  id: string,
  look: CalendarEntry['look'],
  from: string,
  to: string,
  host: number | null = 1,
) => ({
  id,
  look,
  startsAt: `2031-03-11T${from}:00-07:00`,
  endsAt: `2031-03-11T${to}:00-07:00`,
  name: '',
  label: '',
  isBlock: look === 'block',
  isCancelled: look === 'cancelled',
  hostNumber: host,
});
const MOVED = entry('moved', 'scheduled', '09:00', '09:45');

it.each([
  ['over its own time', '08:45', null],
  ['right before another', '09:15', null],
  ['into another', '09:30', 'taken'],
  ['over a cancelled one', '11:00', null],
  ['into a blocked time', '12:15', 'taken'],
  ['right after a blocked time', '13:00', null],
  ['before the present time', '08:00', 'past'],
])('says whether an appointment can be moved %s', (_where, time, obstacle) => {
  const entries = [
    MOVED,
    entry('other', 'confirmed', '10:00', '10:30'),
    entry('gone', 'cancelled', '11:00', '11:30'),
    entry('lunch', 'block', '12:30', '13:00', null),
  ];
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const start = { date: '2031-03-11', minutes: hours * 60 + minutes };
  const clock = { zone: 'America/Los_Angeles', now: new Date('2031-03-11T08:30:00-07:00') };
  expect(obstacleAt(start, MOVED, entries, clock)).toBe(obstacle);
});

const CLOCK = { zone: 'America/Los_Angeles', now: new Date('2031-03-11T08:30:00-07:00') };
const at = (time: string, host?: number) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { date: '2031-03-11', minutes: hours * 60 + minutes, ...(host && { host }) };
};

it.each([
  ['its own host has something else', '10:00', undefined, 'taken'],
  ['the other host is free', '10:00', 2, null],
  ['the other host is blocked', '11:00', 2, 'taken'],
  ['only the other host is blocked', '11:00', 1, null],
  ['the whole firm is blocked', '12:30', 2, 'taken'],
])('only what takes the time of the host is in the way: %s', (_what, time, host, obstacle) => {
  const entries = [
    MOVED,
    entry('other', 'confirmed', '10:00', '10:30', 1),
    entry('leave', 'block', '11:00', '11:30', 2),
    entry('lunch', 'block', '12:30', '13:00', null),
  ];
  expect(obstacleAt(at(time, host), MOVED, entries, CLOCK)).toBe(obstacle);
});

it('finds the first half hour at which a host of the lane is free', () => {
  const entries = [
    entry('a', 'scheduled', '09:00', '09:30', 1),
    entry('b', 'scheduled', '09:00', '10:00', 2),
  ];
  const freeOf = (...hosts: number[]) => firstFreeOn('2031-03-11', hosts, entries, CLOCK);
  expect([freeOf(1), freeOf(2), freeOf(1, 2), freeOf(3)]).toEqual([570, 600, 570, 540]);
});
