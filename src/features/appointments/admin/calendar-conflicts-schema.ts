import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';

/**
 * Whether to accept a time at which the connected calendar is busy. `overBusy` is its former name, accepted until the
 * date in `src/platform/deprecation`.
 */
const ignoreCalendarConflicts = z.boolean({ error: validation.trueOrFalse }).optional();
const overBusy = ignoreCalendarConflicts
  .describe('The former name of ignoreCalendarConflicts')
  .meta({ deprecated: true });
/** The fields for calendar conflicts in an input that takes a time. */
export const calendarConflicts = { ignoreCalendarConflicts, overBusy };
/** For the `.meta()` of procedures that accept the former names. */
export const FORMER_FIELDS = ['overBusy'];

type CalendarConflicts = {
  ignoreCalendarConflicts?: boolean | undefined;
  overBusy?: boolean | undefined;
};
/** Replaces the former name by the current one in such an input. */
export const renameOverBusy = <Input extends CalendarConflicts>({
  overBusy,
  ignoreCalendarConflicts = overBusy,
  ...input
}: Input): Omit<Input, keyof CalendarConflicts> & Omit<CalendarConflicts, 'overBusy'> => ({
  ...input,
  ignoreCalendarConflicts,
});
