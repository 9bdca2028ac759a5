import { z } from 'zod';
import { can, publicProcedure, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { reportUnknownArea } from '../firm/practice-areas/procedures.ts';
import { getClientWait } from './get-wait.ts';
import { getWaitDays } from './get-wait-days.ts';
import { getWaitOfAppointment, joinForAppointment } from './join-for-appointment.ts';
import { joinList } from './join-list.ts';
import { listWaiting } from './list-waiting.ts';
import { removeFromList } from './remove-from-list.ts';
import {
  clientWaitSchema,
  joinedSchema,
  joinForAppointmentInput,
  joinInput,
  staffWaitSchema,
  waitDaysInput,
  waitDaysSchema,
  waitIdInput,
  waitInput,
  waitOfAppointmentSchema,
} from './schema.ts';
import { declineOffer, leaveList, takeOffer } from './take-offer.ts';

const joining = publicProcedure.use(rateLimited('waits', { limit: 5, seconds: 600 }));
const reading = publicProcedure.use(rateLimited('wait-links', { limit: 60, seconds: 600 }));
const changing = publicProcedure.use(rateLimited('wait-changes', { limit: 10, seconds: 600 }));

/** Clients who wait for a time that becomes free. */
export const waitsRouter = router({
  join: joining
    .use(reportUnknownArea)
    .input(joinInput)
    .output(joinedSchema)
    .mutation(({ ctx, input }) => joinList(ctx, input)),

  days: publicProcedure
    .input(waitDaysInput)
    .output(waitDaysSchema)
    .query(({ ctx, input }) => getWaitDays(ctx, input.type)),

  ofAppointment: reading
    .input(waitInput)
    .output(waitOfAppointmentSchema)
    .query(({ ctx, input }) => getWaitOfAppointment(ctx, input.token)),

  joinForAppointment: joining
    .input(joinForAppointmentInput)
    .output(waitOfAppointmentSchema)
    .mutation(({ ctx, input }) => joinForAppointment(ctx, input)),

  wait: reading
    .input(waitInput)
    .output(clientWaitSchema)
    .query(({ ctx, input }) => getClientWait(ctx, input.token)),

  take: changing
    .input(waitInput)
    .output(clientWaitSchema)
    .mutation(({ ctx, input }) => takeOffer(ctx, input.token)),

  decline: changing
    .input(waitInput)
    .output(clientWaitSchema)
    .mutation(({ ctx, input }) => declineOffer(ctx, input.token)),

  leave: changing
    .input(waitInput)
    .output(clientWaitSchema)
    .mutation(({ ctx, input }) => leaveList(ctx, input.token)),

  list: can('appointments.read')
    .meta({
      rest: 'GET /admin/appointments/waits',
      tag: 'Appointments',
      summary: 'List the clients who wait for an earlier time',
      description:
        'At most 500, in the order in which times are offered. An offered time is held for 30 minutes.',
    })
    .output(z.array(staffWaitSchema))
    .query(({ ctx }) => listWaiting(ctx.db)),

  remove: can('appointments.change')
    .meta({
      rest: 'DELETE /admin/appointments/waits/:id',
      tag: 'Appointments',
      summary: 'Take a client off the list of those who wait',
      description: 'A time that is offered to them is free again. No mail is sent.',
      errors: [404],
    })
    .input(waitIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeFromList(ctx, input.id)),
});
