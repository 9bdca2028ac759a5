import { expect, it } from 'vitest';
import { backOffSeconds, nextRelease } from './rules.ts';

it.each([
  ['at its time', { overdueSeconds: 0, perMinute: 60, queued: 0 }, { count: 1, pauseSeconds: 1 }],
  ['a second late', { overdueSeconds: 1, perMinute: 60, queued: 0 }, { count: 2, pauseSeconds: 1 }],
  [
    'hours late',
    { overdueSeconds: 9_999, perMinute: 60, queued: 0 },
    { count: 5, pauseSeconds: 5 },
  ],
  ['slowly', { overdueSeconds: 0, perMinute: 6, queued: 0 }, { count: 1, pauseSeconds: 10 }],
  [
    'at a slow server',
    { overdueSeconds: 5, perMinute: 600, queued: 48 },
    { count: 2, pauseSeconds: 0.2 },
  ],
  [
    'at a full outbox',
    { overdueSeconds: 5, perMinute: 600, queued: 50 },
    { count: 0, pauseSeconds: 0 },
  ],
])('letters are released in time: %s', (_when, input, release) => {
  expect(nextRelease(input)).toEqual(release);
});

it('a pace is kept whenever the queue is looked at', () => {
  let dueSeconds = 0;
  let sent = 0;
  for (let atSeconds = 0; atSeconds < 60; atSeconds += 1.3) {
    if (atSeconds < dueSeconds) continue;
    const overdueSeconds = atSeconds - dueSeconds;
    const { count, pauseSeconds } = nextRelease({ overdueSeconds, perMinute: 120, queued: 0 });
    sent += count;
    dueSeconds = atSeconds + pauseSeconds;
  }
  expect(sent).toBeGreaterThan(115);
  expect(sent).toBeLessThanOrEqual(121);
});

it('failures of one mailbox put nothing off, those of the server more and more', () => {
  const pauses = (failure: Parameters<typeof backOffSeconds>[0], failuresInRow: number) =>
    backOffSeconds(failure, { failuresInRow, firstPauseSeconds: 60 });
  expect([1, 2, 3, 4, 20].map((count) => pauses({ isOutage: false }, count))).toEqual([
    0, 0, 240, 480, 900,
  ]);
  expect([1, 2].map((count) => pauses({ isOutage: true }, count))).toEqual([60, 120]);
  expect(pauses({ isOutage: false, retryAfterSeconds: 300 }, 1)).toBe(300);
  expect(pauses({ isOutage: false, retryAfterSeconds: 9_999 }, 1)).toBe(900);
});
