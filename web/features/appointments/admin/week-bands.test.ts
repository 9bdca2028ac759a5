import { expect, it } from 'vitest';
import { bandsOf, type DayEntry, entriesIn, isBlockedIn, isOpenIn } from './week-bands.ts';

const HOURS = { from: 480, to: 660 };
const hours = bandsOf(HOURS, [{}], 'en-US');
const hosts = bandsOf(
  HOURS,
  [
    { host: 2, name: 'Maren' },
    { host: 3, name: 'Theo' },
  ],
  'en-US',
);
const entry = (id: string, from: number, changes: Partial<DayEntry> = {}) =>
  ({
    id,
    span: { from, to: from + 30 },
    isBlock: false,
    isCancelled: false,
    hostNumber: 2,
    ...changes,
  }) as DayEntry;
const block = (id: string, from: number, to: number, hostNumber: number | null = null) =>
  entry(id, from, { span: { from, to }, isBlock: true, hostNumber });
const idsIn = (bands: typeof hours, entries: DayEntry[]) =>
  bands.map((band, place) => entriesIn(band, place === 0, entries).map(({ id }) => id));

it('has a row for each hour, or for each of several hosts', () => {
  expect(hours.map(({ label }) => label)).toEqual(['8 AM', '9 AM', '10 AM']);
  expect(hosts.map(({ label }) => label)).toEqual(['Maren', 'Theo']);
  expect(bandsOf({ from: 720, to: 780 }, [{ host: 2, name: 'Maren' }], 'en-US')[0]?.label).toBe(
    '12 PM',
  );
});

it('shows an entry in the hour of its start, and one from before in the first', () => {
  const entries = [entry('nine', 570), entry('ten', 600), entry('early', 0)];
  expect(idsIn(hours, entries)).toEqual([['early'], ['nine'], ['ten']]);
});

it('shows what closes the day for everybody first, and what is cancelled last', () => {
  const entries = [
    entry('gone', 540, { isCancelled: true }),
    block('court', 540, 570, 2),
    entry('half past', 570),
    entry('full hour', 540),
    block('closed', 540, 570),
  ];
  expect(idsIn(hours, entries)[1]).toEqual(['closed', 'full hour', 'half past', 'court', 'gone']);
});

it('shows the entries of a host and those of everybody in the row of the host', () => {
  const entries = [
    entry('own', 540),
    block('closed', 540, 570),
    entry('other', 540, { hostNumber: 3 }),
  ];
  expect(idsIn(hosts, entries)).toEqual([
    ['closed', 'own'],
    ['closed', 'other'],
  ]);
});

it.each([
  ['of everybody', null, undefined, [false, true, true]],
  ['of the host who is shown', 2, 2, [false, true, true]],
  ['of one of several hosts', 2, undefined, [false, false, false]],
])('marks the hours of a blocked time %s', (_whose, hostNumber, shown, expected) => {
  const entries = [block('court', 570, 660, hostNumber)];
  expect(hours.map((band) => isBlockedIn(band, entries, shown))).toEqual(expected);
});

it('marks the hours in which nobody who is shown takes consultations', () => {
  const office = { windowsOn: () => [{ hostNumber: 2, from: 540, to: 570 }] };
  const open = (shown: number[]) =>
    hours.map((band) => isOpenIn(band, '2031-03-11', shown, office));
  expect(open([2])).toEqual([false, true, false]);
  expect(open([3])).toEqual([false, false, false]);
});
