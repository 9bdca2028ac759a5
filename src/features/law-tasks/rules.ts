import { addDaysTo } from '../../platform/time/local-dates/rules.ts';
import { localDateOf } from '../../platform/time/zones/rules.ts';

/** What a task of state law is about: how often it has occurred since staff last marked the task as done, and when. */
export type Occurrences = { times: number; first: Date | null; last: Date | null };

/** `waiting`: nothing has occurred yet. `open`: something has since the task was last marked as done. */
export const TASK_STATES = ['open', 'done', 'waiting'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** The state of a task by what has occurred since it was marked as done. */
export function taskState({ times }: Occurrences, isMarked: boolean): TaskState {
  if (times > 0) return 'open';
  return isMarked ? 'done' : 'waiting';
}

/**
 * The local date by which a task is due: that of the first occurrence which no mark covers, plus the days of the rule.
 * Later occurrences do not postpone it. Null if nothing is open, or if the rule sets no number of days.
 */
export function dueDate(
  { first }: Pick<Occurrences, 'first'>,
  { withinDays, zone }: { withinDays: number | null; zone: string },
): string | null {
  if (first === null || withinDays === null) return null;
  return addDaysTo(localDateOf(first, zone), withinDays);
}
