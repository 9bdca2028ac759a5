import { z } from 'zod';

const WALL_CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const MIN_STEP_MINUTES = 5;
const MAX_STEP_MINUTES = 480;
const badStep = {
  error: `Must be a whole number of minutes from ${MIN_STEP_MINUTES} to ${MAX_STEP_MINUTES}`,
};

const wallClockTime = z.string().regex(WALL_CLOCK, { error: 'Use a time such as 09:30' });

/** Start times as staff enter them: from the first to the last one, both inclusive, in the firm's zone. */
export const startWindowInput = {
  firstStart: wallClockTime,
  lastStart: wallClockTime,
  stepMinutes: z.int(badStep).min(MIN_STEP_MINUTES, badStep).max(MAX_STEP_MINUTES, badStep),
};

/** Adds an error to `lastStart` if it is before `firstStart`. */
export function requireOrder(
  { firstStart, lastStart }: { firstStart: string; lastStart: string },
  issues: z.RefinementCtx,
): void {
  if (lastStart >= firstStart) return;
  issues.addIssue({
    code: 'custom',
    path: ['lastStart'],
    message: 'Must not be before the first start',
  });
}
