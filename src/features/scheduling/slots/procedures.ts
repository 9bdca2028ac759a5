import { z } from 'zod';
import { publicProcedure, sharedByInput } from '../../../platform/trpc/trpc.ts';
import { listBookingChoices } from '../choices/list-choices.ts';
import { bookingChoicesSchema, choicesInput } from '../choices/schema.ts';
import { findPreparedBooking } from '../prepared/find-prepared-booking.ts';
import { preparedBookingInput, preparedBookingSchema } from '../prepared/schema.ts';
import { listAvailability, listNextFree } from './availability.ts';
import { listFirstFree } from './first-free.ts';
import {
  availabilityInput,
  availabilitySchema,
  firstFreeInput,
  firstFreeSchema,
  nextFreeInput,
  nextFreeStartSchema,
  whoIsFreeInput,
} from './schema.ts';
import { listWhoIsFree } from './who-is-free.ts';

/** What visitors choose from before they book. */
export const slotProcedures = {
  choices: publicProcedure
    .meta({
      rest: 'GET /appointments/choices',
      summary: 'List the consultation types that can be booked online, and their attorneys',
      description:
        'The public consultation types and the attorneys who offer them, both in order. Without an attorney, a booking gets anyone who offers its type and is free, first those who work on its practice area. With practiceArea, attorneys who work on it come first.',
      errors: [400, 403, 503],
      document: { input: choicesInput },
    })
    .input(choicesInput.optional())
    .use(sharedByInput)
    .output(bookingChoicesSchema)
    .query(({ ctx, input }) => listBookingChoices(ctx, input)),

  availability: publicProcedure
    .meta({
      rest: 'GET /appointments/availability',
      summary: 'Free and taken slots per day',
      description:
        'Local dates in the firm’s zone, both ends included, at most 62 days. With practiceArea, a free slot at which only attorneys are free who do not work on it, although others of the firm do, has outsidePracticeArea.',
      errors: [400, 403, 503],
    })
    .input(availabilityInput)
    .output(availabilitySchema)
    .query(({ ctx, input }) => listAvailability(ctx, input)),

  nextFree: publicProcedure
    .input(nextFreeInput)
    .output(z.array(nextFreeStartSchema))
    .query(({ ctx, input }) => listNextFree(ctx, input)),

  whoIsFree: publicProcedure
    .input(whoIsFreeInput)
    .output(z.array(z.string()).describe('The names of attorneys'))
    .query(({ ctx, input }) => listWhoIsFree(ctx, input)),

  firstFree: publicProcedure
    .input(firstFreeInput)
    .output(z.array(firstFreeSchema))
    .query(({ ctx, input }) => listFirstFree(ctx, input)),

  prepared: publicProcedure
    .input(preparedBookingInput)
    .output(preparedBookingSchema)
    .query(({ ctx, input }) => findPreparedBooking(ctx, input)),
};
