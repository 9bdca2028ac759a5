import { describe, expect, it } from 'vitest';
import { createShiftPresses, MAX_PAUSE_MS, type Press } from './shift-presses.ts';

/**
 * The reported counts for a sequence of events that are 100 ms apart: `S` and `s` press and release Shift, other
 * letters press and release other keys.
 */
function countsOf(
  events: string,
  { pauseMs = 100, ...more }: Partial<Press> & { pauseMs?: number } = {},
) {
  const counts: number[] = [];
  const press = createShiftPresses((count) => counts.push(count));
  for (const [index, event] of [...events].entries()) {
    press({
      type: event === event.toLowerCase() ? 'keyup' : 'keydown',
      key: event.toLowerCase() === 's' ? 'Shift' : event,
      timeStamp: 10_000 + index * pauseMs,
      ...more,
    });
  }
  return counts;
}

describe('presses of Shift', () => {
  it.each([
    ['three in a row', 'SsSsSs', [1, 2, 3]],
    ['the two Shift keys together', 'SSss', [1, 2]],
    ['the two Shift keys in turn, the next before the other is up', 'SSsSsSss', [1, 2, 3, 4]],
    ['a key that repeats while it is held', 'SSSSSs', [1]],
    ['a capital letter', 'SAas', []],
    ['a capital letter between them', 'SsSsSAasSs', [1, 2, 1]],
    ['another key between them', 'SsSsBbSs', [1, 2, 1]],
  ])('are counted: %s', (_what, events, counts) => {
    expect(countsOf(events)).toEqual(counts);
  });

  it('are not counted with another modifier, which is the shortcut of something else', () => {
    expect(countsOf('SsSsSs', { ctrlKey: true })).toEqual([]);
    expect(countsOf('SsSsSs', { altKey: true })).toEqual([]);
    expect(countsOf('SsSsSs', { metaKey: true })).toEqual([]);
  });

  it('start over after a pause', () => {
    expect(countsOf('SsSsSs', { pauseMs: MAX_PAUSE_MS / 2 })).toEqual([1, 2, 3]);
    expect(countsOf('SsSsSs', { pauseMs: MAX_PAUSE_MS / 2 + 1 })).toEqual([1, 1, 1]);
  });

  it('start over with a click', () => {
    const counts: number[] = [];
    const press = createShiftPresses((count) => counts.push(count));
    const shift = (timeStamp: number) => {
      press({ type: 'keydown', key: 'Shift', timeStamp });
      press({ type: 'keyup', key: 'Shift', timeStamp });
    };
    shift(1_000);
    shift(1_100);
    press({ type: 'pointerdown', timeStamp: 1_200 });
    shift(1_300);
    expect(counts).toEqual([1, 2, 1]);
  });
});
