import { z } from 'zod';
import { optionalText } from '../../../platform/text/text-schema.ts';
import { addDaysTo } from '../../../platform/time/local-dates/rules.ts';
import { localDateOf } from '../../../platform/time/zones/rules.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { listKey } from '../../firm/practice-areas/key-schema.ts';
import { listBookingChoices } from '../../scheduling/choices/list-choices.ts';
import { requireOpen } from '../../scheduling/require-open.ts';
import { firstTypeOf } from '../../scheduling/rules.ts';
import { noSuchType } from '../../scheduling/slot-request.ts';
import { listAvailability } from '../../scheduling/slots/availability.ts';
import {
  consultationType,
  freeStartSchema,
  localDate,
  preferenceInput,
} from '../../scheduling/slots/schema.ts';
import { freeStartsOf } from '../../scheduling/slots/slots.ts';
import { defineTool } from './tool.ts';

/** How many days are searched if the call does not say. */
const DAYS = 14;
const MAX_LISTED = 200;

export const freeTimesTool = defineTool({
  name: 'free_times',
  title: 'Free times for a consultation',
  description:
    'The free start times of a consultation between two days. The tool firm lists the consultation types and the attorneys.',
  input: z.object({
    type: consultationType
      .optional()
      .describe('The key of a consultation type; without one, the first'),
    attorney: optionalText(80).describe('The slug of an attorney; without one, anyone who is free'),
    // Without the example keys of `practiceAreaKey`: a firm may have none of those areas.
    area: listKey('Choose one of the practice areas')
      .optional()
      .describe('The key of the practice area, if the person has named it'),
    ...preferenceInput,
    from: localDate.optional().describe('The first day in the firm’s time zone; today by default'),
    to: localDate.optional().describe('The last day, at most 61 days later; two weeks by default'),
  }),
  output: z.object({
    type: z.string(),
    timeZone: z.string(),
    from: z.string(),
    to: z.string(),
    freeTimes: z.array(
      z.object({
        start: z.string().describe('For the tool prepare_booking'),
        date: z.string().describe('In the firm’s time zone, as the time'),
        time: z.string(),
        outsidePracticeArea: freeStartSchema.shape.outsidePracticeArea,
      }),
    ),
    hasMore: z.boolean().describe('Whether there are more than the 200 that are listed'),
  }),
  isReadOnly: true,
  run: async (ctx, { attorney, place, office, language, area: practiceArea, ...asked }) => {
    const { zone } = await requireOpen(ctx);
    const type = asked.type ?? (await firstType(ctx));
    const from = asked.from ?? localDateOf(ctx.now(), zone);
    const to = asked.to ?? addDaysTo(from, DAYS - 1);
    const preference = { attorney, place, office, language, practiceArea };
    const { days } = await listAvailability(ctx, { from, to, type, ...preference });
    const free = freeStartsOf(days).map(({ label, ...start }) => ({ ...start, time: label }));
    return {
      ...{ type, timeZone: zone, from, to },
      freeTimes: free.slice(0, MAX_LISTED),
      hasMore: free.length > MAX_LISTED,
    };
  },
});

async function firstType(ctx: Context): Promise<string> {
  const first = firstTypeOf((await listBookingChoices(ctx)).types);
  if (!first) throw noSuchType('type');
  return first.key;
}
