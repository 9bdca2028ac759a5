import { describe, expect, it } from 'vitest';
import { GIVE_UP_AFTER_SECONDS, retryPause } from './retry-pause.ts';

const TEMPORARY = { kind: 'temporary', retryAfterSeconds: undefined } as const;
const HOUR = 3_600;

const pause = (failingSeconds: number, failure: Parameters<typeof retryPause>[0] = TEMPORARY) =>
  retryPause(failure, { failingSeconds, firstPauseSeconds: 60 });

/** The times of the attempts to send a mail while its server is unavailable, in seconds after the first failure. */
function triesOf(failure: Parameters<typeof retryPause>[0]): number[] {
  const tries = [0];
  for (;;) {
    const last = tries.at(-1) ?? 0;
    const next = pause(last, failure);
    if (next === undefined) return tries;
    tries.push(last + next);
  }
}

describe('the pauses', () => {
  it('start at a minute, double, and are capped at six hours', () => {
    const minutes = triesOf(TEMPORARY).map((seconds) => seconds / 60);
    expect(minutes.slice(0, 8)).toEqual([0, 1, 2, 4, 8, 16, 32, 64]);
    const last = triesOf(TEMPORARY).slice(-3);
    expect(last.slice(1).map((at, i) => at - (last[i] ?? 0))).toEqual([6 * HOUR, 6 * HOUR]);
  });

  it('end after three days', () => {
    const tries = triesOf(TEMPORARY);
    expect(tries.at(-1)).toBeGreaterThanOrEqual(GIVE_UP_AFTER_SECONDS);
    expect(tries.at(-2)).toBeLessThan(GIVE_UP_AFTER_SECONDS);
    expect(GIVE_UP_AFTER_SECONDS).toBe(72 * HOUR);
    expect(tries.length).toBeLessThan(30);
  });

  it('are undefined after the third day', () => {
    expect(pause(GIVE_UP_AFTER_SECONDS - 1)).toBe(6 * HOUR);
    expect(pause(GIVE_UP_AFTER_SECONDS)).toBeUndefined();
  });

  it('respect Retry-After up to a limit', () => {
    expect(pause(0, { kind: 'temporary', retryAfterSeconds: 900 })).toBe(900);
    expect(pause(2 * HOUR, { kind: 'temporary', retryAfterSeconds: 900 })).toBe(2 * HOUR);
    expect(pause(0, { kind: 'temporary', retryAfterSeconds: 1e9 })).toBe(6 * HOUR);
  });

  it('are longer while the settings are wrong, since failed sign-ins lock accounts', () => {
    expect(triesOf({ kind: 'settings', retryAfterSeconds: undefined }).slice(0, 4)).toEqual([
      0, 600, 1_200, 2_400,
    ]);
  });
});

it('permanent failures are not retried', () => {
  expect(pause(0, { kind: 'permanent', retryAfterSeconds: 60 })).toBeUndefined();
});
