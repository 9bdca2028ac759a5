import { z } from 'zod';
import { publicProcedure, rateLimited, router } from '../../../platform/trpc/trpc.ts';
import { availabilitySchema } from '../schema.ts';
import { cancelLinked, confirmLinked, moveLinked } from './change-linked.ts';
import { getLinkedAppointment, getLinkedCalendarFile, listLinkedFreeTimes } from './get-linked.ts';
import { linkDaysInput, linkedAppointmentSchema, linkInput, linkMoveInput } from './schema.ts';

const reading = publicProcedure.use(rateLimited('appointment-links', { limit: 60, seconds: 600 }));
const changing = publicProcedure.use(
  rateLimited('appointment-changes', { limit: 10, seconds: 600 }),
);

/** What clients do with the link from their mails. */
export const appointmentLinksRouter = router({
  appointment: reading
    .input(linkInput)
    .output(linkedAppointmentSchema)
    .query(({ ctx, input }) => getLinkedAppointment(ctx, input.token)),

  freeTimes: reading
    .input(linkDaysInput)
    .output(availabilitySchema)
    .query(({ ctx, input }) => listLinkedFreeTimes(ctx, input)),

  calendarFile: reading
    .input(linkInput)
    .output(z.string())
    .query(({ ctx, input }) => getLinkedCalendarFile(ctx, input.token)),

  confirm: changing
    .input(linkInput)
    .output(linkedAppointmentSchema)
    .mutation(({ ctx, input }) => confirmLinked(ctx, input.token)),

  move: changing
    .input(linkMoveInput)
    .output(linkedAppointmentSchema)
    .mutation(({ ctx, input }) => moveLinked(ctx, input)),

  cancel: changing
    .input(linkInput)
    .output(linkedAppointmentSchema)
    .mutation(({ ctx, input }) => cancelLinked(ctx, input.token)),
});
