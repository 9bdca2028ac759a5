import { z } from 'zod';
import { acceptKey, publicProcedure, rateLimited, router } from '../../../platform/trpc/trpc.ts';
import { availabilitySchema } from '../../scheduling/slots/schema.ts';
import { CALENDAR_FILE } from '../examples.ts';
import { cancelLinked, confirmLinked } from './change-linked.ts';
import { getLinkedAppointment, getLinkedCalendarFile, listLinkedFreeTimes } from './get-linked.ts';
import { listLinkedMonth } from './list-linked-month.ts';
import { moveLinked } from './move-linked.ts';
import {
  linkDaysInput,
  linkedAppointmentSchema,
  linkedMonthSchema,
  linkInput,
  linkMonthInput,
  linkMoveInput,
} from './schema.ts';

const reading = publicProcedure.use(rateLimited('appointment-links', { limit: 60, seconds: 600 }));
const changing = publicProcedure
  .use(rateLimited('appointment-changes', { limit: 10, seconds: 600 }))
  .use(acceptKey);

/** Procedures for clients, authorized by the link in their mails. */
export const appointmentLinksRouter = router({
  appointment: reading
    .meta({
      rest: 'GET /appointment-links/:token',
      tag: 'A client’s own appointment',
      summary: 'The appointment that a link refers to',
      errors: [404, 429, 503],
      omit: ['meeting', 'wording', 'fee', 'payLink'],
    })
    .input(linkInput)
    .output(linkedAppointmentSchema)
    .query(({ ctx, input }) => getLinkedAppointment(ctx, input.token)),

  freeTimes: reading
    .meta({
      rest: 'GET /appointment-links/:token/availability',
      tag: 'A client’s own appointment',
      summary: 'Free and taken slots per day for moving the appointment',
      description:
        'Its own time counts as free. With anyAttorney=true, the slots of anyone who offers the consultation.',
      errors: [400, 404, 429, 503],
    })
    .input(linkDaysInput)
    .output(availabilitySchema)
    .query(({ ctx, input }) => listLinkedFreeTimes(ctx, input)),

  month: reading
    .input(linkMonthInput)
    .output(linkedMonthSchema)
    .query(({ ctx, input }) => listLinkedMonth(ctx, input)),

  calendarFile: reading
    .meta({
      rest: 'GET /appointment-links/:token/calendar.ics',
      tag: 'A client’s own appointment',
      summary: 'The appointment as a calendar file (text/calendar)',
      errors: [404, 429, 503],
      file: 'appointment.ics',
      examples: { response: CALENDAR_FILE },
    })
    .input(linkInput)
    .output(z.string())
    .query(({ ctx, input }) => getLinkedCalendarFile(ctx, input.token)),

  confirm: changing
    .meta({
      rest: 'POST /appointment-links/:token/confirm',
      tag: 'A client’s own appointment',
      summary: 'Confirm the appointment',
      description:
        'Idempotent. If the appointment is completed or cancelled, the response is 409 appointment_closed.',
      errors: [404, 409, 429, 503],
      acceptsKey: true,
      omit: ['meeting', 'wording', 'fee', 'payLink'],
    })
    .input(linkInput)
    .output(linkedAppointmentSchema)
    .mutation(({ ctx, input }) => confirmLinked(ctx, input.token)),

  move: changing
    .meta({
      rest: 'POST /appointment-links/:token/move',
      tag: 'A client’s own appointment',
      summary: 'Move the appointment to another slot',
      description:
        'Until 24 hours before the start; after that, 409 too_late. The attorney stays the same; with anyAttorney, if they are not free, it moves to anyone who offers the consultation. If the slot is taken, the response is 409 slot_taken, or 409 day_closed on a day off, with the three nearest free starts in alternatives.',
      errors: [400, 404, 409, 429, 503],
      acceptsKey: true,
      omit: ['meeting', 'wording', 'fee', 'payLink'],
    })
    .input(linkMoveInput)
    .output(linkedAppointmentSchema)
    .mutation(({ ctx, input }) => moveLinked(ctx, input)),

  cancel: changing
    .meta({
      rest: 'POST /appointment-links/:token/cancel',
      tag: 'A client’s own appointment',
      summary: 'Cancel the appointment',
      description: 'Until 24 hours before the start; after that, 409 too_late.',
      errors: [404, 409, 429, 503],
      acceptsKey: true,
      omit: ['meeting', 'wording', 'fee', 'payLink'],
    })
    .input(linkInput)
    .output(linkedAppointmentSchema)
    .mutation(({ ctx, input }) => cancelLinked(ctx, input.token)),
});
