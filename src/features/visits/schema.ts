import { z } from 'zod';
import { DEVICES, FUNNEL_STEPS, PERIODS, REPORTED_STEPS } from './rules.ts';

/** A report by the script of a page: a view for which the server got no countable request, or a booking funnel step. */
export const recordVisitInput = z.object({
  path: z
    .string()
    .max(600, { error: 'Must be at most 600 characters' })
    .startsWith('/', { error: 'Must be a path' }),
  step: z.enum(REPORTED_STEPS).optional(),
});
export type RecordVisitInput = z.output<typeof recordVisitInput>;

export const visitReportInput = z.object({ days: z.literal(PERIODS) });
export type VisitReportInput = z.output<typeof visitReportInput>;

/** Rounded down to a multiple of five; null below five. */
const figure = z.int().min(5).nullable();

const namedFigures = z.array(z.object({ name: z.string(), count: z.int().min(5) }));

/**
 * Counts of finished days in the firm's zone. `countedSince` is the first day that was counted, or null; `bars` are
 * days or weeks (`daysPerBar`) in order, each with its first day; lists begin with the largest figure.
 */
export const visitReportSchema = z.object({
  countedSince: z.iso.date().nullable(),
  since: z.iso.date(),
  last: z.iso.date(),
  views: figure,
  daysPerBar: z.int(),
  bars: z.array(z.object({ since: z.iso.date(), views: figure })),
  pages: namedFigures,
  referrers: namedFigures,
  devices: z.array(z.object({ name: z.enum(DEVICES), count: figure })),
  languages: namedFigures,
  funnel: z.array(z.object({ step: z.enum(FUNNEL_STEPS), count: figure })),
  searches: namedFigures,
});

/** The change of the last four weeks against the four before, in percent; null until both can be shown. */
export const trafficSchema = z.object({ changePercent: z.int().nullable() });
