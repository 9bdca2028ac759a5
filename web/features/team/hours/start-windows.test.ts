import { describe, expect, it } from 'vitest';
import { isOn, painted, rowsOf } from './paint.ts';
import {
  dayOf,
  type KeyedWindow,
  keyed,
  minuteOf,
  startsOf,
  timeOf,
  windowsOf,
  withCopiedDay,
  withOwnHours,
  withStarts,
} from './start-windows.ts';

/** Reproducible random numbers (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value ^= value + Math.imul(value ^ (value >>> 7), 61 | value);
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const window = (firstStart: string, lastStart: string, stepMinutes: number) => ({
  firstStart,
  lastStart,
  stepMinutes,
});
const at = (...times: string[]) => times.map(minuteOf);
const MONDAY = { type: null, weekday: 1 };
const days = (...windows: readonly ReturnType<typeof window>[]) => keyed([], windows, MONDAY);

describe('starts and windows', () => {
  it.each([
    [[], []],
    [['09:00'], [window('09:00', '09:00', 30)]],
    [['09:00', '09:30', '10:00'], [window('09:00', '10:00', 30)]],
    [
      ['09:00', '16:00'],
      [window('09:00', '09:00', 30), window('16:00', '16:00', 30)],
    ],
    [
      ['09:00', '10:00', '10:30', '11:00'],
      [window('09:00', '09:00', 30), window('10:00', '11:00', 30)],
    ],
    [['09:00', '11:00', '13:00'], [window('09:00', '13:00', 120)]],
    [
      ['09:00', '09:02'],
      [window('09:00', '09:00', 30), window('09:02', '09:02', 30)],
    ],
  ])('%j are %j', (times, windows) => {
    expect(windowsOf(at(...times))).toEqual(windows);
  });

  it('any set of starts becomes windows with the same starts, which a host may have', () => {
    const random = randomFrom(20_310_310);
    for (let round = 0; round < 5_000; round += 1) {
      const grain = [1, 5, 15, 30, 60][random(5)] ?? 1;
      const starts = Array.from(
        { length: random(40) },
        () => random(Math.floor(1_440 / grain)) * grain,
      );
      const windows = windowsOf(starts);
      expect(startsOf(windows)).toEqual([...new Set(starts)].sort((a, b) => a - b));
      for (const { firstStart, lastStart, stepMinutes } of windows) {
        expect(firstStart <= lastStart).toBe(true);
        expect(Number.isInteger(stepMinutes) && stepMinutes >= 5 && stepMinutes <= 480).toBe(true);
      }
    }
  });

  it('any windows keep their starts when they are painted on', () => {
    const random = randomFrom(7);
    for (let round = 0; round < 2_000; round += 1) {
      const windows = Array.from({ length: 1 + random(4) }, () => {
        const first = random(1_440);
        return window(timeOf(first), timeOf(first + random(1_440 - first)), 5 + random(476));
      });
      const before = days(...windows);
      const rows = rowsOf(before, { type: null, step: 30, isWholeDay: false });
      const starts = startsOf(before);
      const cell = { weekday: 1, minute: rows[random(rows.length)] ?? 0 };
      const change = { type: null, from: cell, to: cell, rows };
      const on = painted(before, { ...change, isOn: true });
      expect(startsOf(dayOf(on, MONDAY))).toEqual(
        [...new Set([...starts, cell.minute])].sort((a, b) => a - b),
      );
      const off = painted(on, { ...change, isOn: false });
      expect(startsOf(dayOf(off, MONDAY))).toEqual(starts.filter((each) => each !== cell.minute));
    }
  });

  it('a day whose starts stay the same keeps its windows', () => {
    const windows = days(window('09:00', '10:00', 30), window('10:30', '11:00', 30));
    expect(withStarts(windows, MONDAY, startsOf(windows))).toEqual(windows);
  });

  it('an incomplete window has no starts', () => {
    expect(startsOf([window('', '10:00', 30), window('09:00', '10:00', 0)])).toEqual([]);
  });
});

describe('the grid', () => {
  it('has the usual times, and every start besides', () => {
    const windows = days(window('07:10', '07:10', 30), window('09:00', '09:30', 30));
    const rows = rowsOf(windows, { type: null, step: 60, isWholeDay: false });
    expect(rows.slice(0, 5).map(timeOf)).toEqual(['07:10', '08:00', '09:00', '09:30', '10:00']);
    expect(rows.map(timeOf).at(-1)).toBe('17:00');
    expect(rowsOf([], { type: null, step: 15, isWholeDay: true })).toHaveLength(96);
  });

  it('is painted and erased in rectangles, in any direction', () => {
    const rows = at('09:00', '09:30', '10:00', '10:30');
    const area = {
      type: null,
      rows,
      from: { weekday: 3, minute: minuteOf('10:00') },
      to: { weekday: 1, minute: minuteOf('09:00') },
    };
    const all = painted([], { ...area, isOn: true });
    expect(all.map(({ key: _, ...each }) => each)).toEqual(
      [1, 2, 3].map((weekday) => ({ type: null, weekday, ...window('09:00', '10:00', 30) })),
    );
    expect(isOn(all, null, { weekday: 2, minute: minuteOf('09:30') })).toBe(true);
    const middle = { weekday: 2, minute: minuteOf('09:30') };
    const holed = painted(all, { ...area, from: middle, to: middle, isOn: false });
    expect(startsOf(dayOf(holed, { type: null, weekday: 2 }))).toEqual(at('09:00', '10:00'));
    expect(new Set(holed.map(({ key }) => key)).size).toBe(holed.length);
  });

  it('copies a day to others, also an empty one', () => {
    const windows: KeyedWindow[] = [
      ...days(window('09:00', '10:00', 30)),
      { type: null, weekday: 2, ...window('13:00', '14:00', 60), key: 9 },
      { type: 'divorce', weekday: 2, ...window('08:00', '08:00', 30), key: 10 },
    ];
    const copied = withCopiedDay(windows, MONDAY, [1, 2, 3]);
    for (const weekday of [1, 2, 3]) {
      expect(startsOf(dayOf(copied, { type: null, weekday }))).toEqual(
        at('09:00', '09:30', '10:00'),
      );
    }
    expect(dayOf(copied, { type: 'divorce', weekday: 2 })).toHaveLength(1);
    const emptied = withCopiedDay(windows, { type: null, weekday: 7 }, [1]);
    expect(dayOf(emptied, MONDAY)).toEqual([]);
  });

  it('the hours for one type begin as those for every type', () => {
    const own = withOwnHours(days(window('09:00', '10:00', 30)), 'divorce');
    expect(dayOf(own, { type: 'divorce', weekday: 1 })).toHaveLength(1);
    expect(new Set(own.map(({ key }) => key)).size).toBe(2);
  });
});
