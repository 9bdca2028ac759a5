import { z } from 'zod';
import { instantOut } from '../../../platform/time/instant-schema.ts';
import { prepareBooking } from '../../scheduling/prepared/prepare-booking.ts';
import { PREPARED_MINUTES } from '../../scheduling/prepared/rules.ts';
import { prepareBookingInput } from '../../scheduling/prepared/schema.ts';
import { freeStartSchema } from '../../scheduling/slots/schema.ts';
import { defineTool } from './tool.ts';

export const prepareBookingTool = defineTool({
  name: 'prepare_booking',
  title: 'Prepare a booking',
  description: `Holds a free time for ${PREPARED_MINUTES} minutes and answers a link. Nothing is booked: give the link to the person, who enters their own details there and confirms.`,
  input: prepareBookingInput,
  output: z.object({
    link: z.string().describe('For the person, who books there'),
    heldUntil: instantOut,
    type: z.string(),
    start: instantOut,
    outsidePracticeArea: freeStartSchema.shape.outsidePracticeArea,
    isBooked: z.literal(false),
    nextStep: z.string(),
  }),
  isReadOnly: false,
  run: async (ctx, input) => {
    const { token, scheduledDate: start, ...held } = await prepareBooking(ctx, input);
    const query = new URLSearchParams({
      type: held.type,
      ...(input.area && { area: input.area }),
      ...(input.attorney && { attorney: input.attorney }),
      ...(input.place && { place: input.place }),
      ...(input.office && { office: input.office }),
      ...(input.language && { language: input.language }),
      start: start.toISOString(),
      step: 'details',
      hold: token,
    });
    return {
      link: `${ctx.publicUrl}/schedule?${query}`,
      ...{ ...held, start },
      isBooked: false as const,
      nextStep: 'The person opens the link, enters their details and presses “Book Consultation”.',
    };
  },
});
