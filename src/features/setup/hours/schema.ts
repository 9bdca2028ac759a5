import { z } from 'zod';
import { optionalLine } from '../../../platform/text/text-schema.ts';
import { requireOrder, startWindowInput } from '../../scheduling/hours-schema.ts';
import { FIRST_WEEKDAY, LAST_WEEKDAY } from '../../scheduling/rules.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A time that may be left out; blank is null. */
const optionalTime = optionalLine(5).refine((time) => time === null || TIME.test(time), {
  error: 'Use a time such as 12:00',
});

const weekday = z.int().min(FIRST_WEEKDAY).max(LAST_WEEKDAY);

/**
 * The form of the hours: on which days the office is open, when consultations begin, and which types are offered.
 * `opening`, `appointmentDays` or `starts` is null if the stored hours are too complex for this form; they then stay
 * unchanged.
 */
export const hoursForm = z.object({
  weekdays: z.array(weekday).min(1, { error: 'Choose at least one day' }),
  opening: z
    .object({ opens: startWindowInput.firstStart, closes: startWindowInput.firstStart })
    .refine(({ opens, closes }) => closes > opens, {
      error: 'Must be later than the opening time',
      path: ['closes'],
    })
    .nullable(),
  appointmentDays: z.array(weekday).nullable(),
  starts: z
    .object({ ...startWindowInput, breakFrom: optionalTime, breakTo: optionalTime })
    .superRefine(requireOrder)
    .superRefine(({ breakFrom, breakTo }, issues) => {
      const refuse = (field: string, message: string) =>
        issues.addIssue({ code: 'custom', path: [field], message });
      if (breakFrom && !breakTo) refuse('breakTo', 'Enter when it ends');
      if (breakTo && !breakFrom) refuse('breakFrom', 'Enter when it begins');
      if (breakFrom && breakTo && breakTo <= breakFrom)
        refuse('breakTo', 'Must be after it begins');
    })
    .nullable(),
  types: z.array(
    z.object({ key: z.string(), isOffered: z.boolean(), priceLabel: optionalLine(40) }),
  ),
});
export type HoursInput = z.output<typeof hoursForm>;
