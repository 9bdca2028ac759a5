import { z } from 'zod';
import { optionalText, requiredText } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import { cited } from '../jurisdictions/cited-schema.ts';
import { TASK_EVENTS } from '../jurisdictions/schema.ts';
import { TASK_STATES } from './rules.ts';

const lawTaskSchema = z.object({
  /** The pack that it is from, and its id there. */
  pack: z.string(),
  task: z.string(),
  what: z.string(),
  event: z.enum(TASK_EVENTS),
  withinDays: z.int().nullable(),
  ...cited,
  state: z.enum(TASK_STATES),
  /** What has occurred since the task was last marked as done. */
  occurrences: z.object({
    times: z.int(),
    first: instantOut.nullable(),
    last: instantOut.nullable(),
  }),
  /** The local date by which it is due; null if nothing is open, or if the rule sets no number of days. */
  dueOn: z.string().nullable(),
  isOverdue: z.boolean(),
  /** How it was last marked as done, for all that had occurred until `occurredAt`. */
  mark: z
    .object({
      occurredAt: instantOut,
      note: z.string().nullable(),
      doneBy: z.string(),
      doneAt: instantOut,
    })
    .nullable(),
});

export const lawTasksSchema = z.object({
  tasks: z.array(lawTaskSchema),
  /** The statements that need facts which the firm has not entered; without them, their sentences are left out. */
  missing: z.array(
    z.object({
      pack: z.string(),
      item: z.string(),
      /** Fields of the firm profile. */
      fields: z.array(z.string()),
    }),
  ),
});
export type LawTasks = z.input<typeof lawTasksSchema>;

const taskId = { pack: requiredText(20), task: requiredText(80) };

/** `occurredAt`: the last occurrence that was read; later ones open the task again. */
export const markTaskInput = z.object({
  ...taskId,
  occurredAt: instantIn,
  note: optionalText(500),
});
export type MarkTaskInput = z.output<typeof markTaskInput>;

export const reopenTaskInput = z.object(taskId);
