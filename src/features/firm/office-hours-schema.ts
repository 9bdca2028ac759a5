import { z } from 'zod';
import { optionalLine } from '../../platform/text/text-schema.ts';
import { WEEKDAYS } from './rules.ts';

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (time: string | null): time is string => time !== null && TIME_OF_DAY.test(time);
const weekdays = z.array(z.enum(WEEKDAYS));

/** A line of the office hours as stored. */
export const officeHoursSchema = z.object({
  dayOfWeek: weekdays,
  opens: z.string().nullable(),
  closes: z.string().nullable(),
  daysText: z.string().nullable(),
  hoursText: z.string().nullable(),
});

/** A line of the office hours as display text, for the public. */
export const displayHoursSchema = z.object({
  days: z.string(),
  hours: z.string(),
  /** The same in machine-readable form; omitted for hours by appointment. */
  opening: z.object({ dayOfWeek: weekdays, opens: z.string(), closes: z.string() }).optional(),
});

const timeInput = z.string().regex(TIME_OF_DAY, { error: 'Choose a time' }).nullable();

const officeHoursInput = z
  .object({
    dayOfWeek: weekdays
      .max(WEEKDAYS.length)
      .transform((days) => WEEKDAYS.filter((day) => days.includes(day))),
    opens: timeInput,
    closes: timeInput,
    daysText: optionalLine(60),
    hoursText: optionalLine(60),
  })
  .superRefine(({ dayOfWeek, opens, closes, daysText }, issues) => {
    const addIssue = (field: string, message: string) =>
      issues.addIssue({ code: 'custom', path: [field], message });
    if (dayOfWeek.length === 0 && !daysText) addIssue('dayOfWeek', 'Choose at least one day');
    if (opens && !closes) addIssue('closes', 'Choose a time');
    if (closes && !opens) addIssue('opens', 'Choose a time');
    if (isTime(opens) && isTime(closes) && closes <= opens) {
      addIssue('closes', 'Must be later than the opening time');
    }
  });

/** All lines as staff save them; no two may cover the same day and time. */
export const officeHoursListInput = z
  .array(officeHoursInput)
  .min(1, { error: 'Enter at least one line of office hours' })
  .max(14, { error: 'Must be at most 14 lines' })
  .superRefine((lines, issues) => {
    for (const [index, { dayOfWeek, opens, closes }] of lines.entries()) {
      const clash = lines
        .slice(0, index)
        .find(
          (other) =>
            other.dayOfWeek.some((day) => dayOfWeek.includes(day)) &&
            !(opens && closes && other.opens && other.closes && !overlap(opens, closes, other)),
        );
      if (!clash) continue;
      const day = clash.dayOfWeek.find((each) => dayOfWeek.includes(each));
      issues.addIssue({
        code: 'custom',
        path: [index, 'dayOfWeek'],
        message: `Another line already covers ${day} at these hours`,
      });
    }
  });

function overlap(
  opens: string,
  closes: string,
  other: { opens: string | null; closes: string | null },
): boolean {
  return opens < (other.closes ?? '') && (other.opens ?? '') < closes;
}
