import { expect, it } from 'vitest';
import { localOf, minutesAt, obstacleAt } from './week-drop.ts';
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

const entry = (id: string, look: CalendarEntry['look'], from: string, to: string) => ({
  id,
  look,
  startsAt: `2031-03-11T${from}:00-07:00`,
  endsAt: `2031-03-11T${to}:00-07:00`,
  label: '',
  isBlock: look === 'block',
  isCancelled: look === 'cancelled',
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
    entry('lunch', 'block', '12:30', '13:00'),
  ];
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const start = { date: '2031-03-11', minutes: hours * 60 + minutes };
  const clock = { zone: 'America/Los_Angeles', now: new Date('2031-03-11T08:30:00-07:00') };
  expect(obstacleAt(start, MOVED, entries, clock)).toBe(obstacle);
});
