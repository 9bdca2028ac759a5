import { can, router } from '../../platform/trpc/trpc.ts';
import { deactivateHost } from './deactivate-host.ts';
import { importPeople, previewPeople } from './import/import-people.ts';
import {
  importedPeopleSchema,
  importPeopleInput,
  peoplePreviewSchema,
  previewPeopleInput,
} from './import/schema.ts';
import { listBookedWithHost } from './list-booked.ts';
import { listOverview } from './list-overview.ts';
import {
  bookedWithHostSchema,
  deactivateHostInput,
  handedOverSchema,
  hostNumberInput,
  hostsOverviewSchema,
} from './schema.ts';

/** The hosts with their future appointments. */
export const hostsRouter = router({
  overview: can('team.read')
    .output(hostsOverviewSchema)
    .query(({ ctx }) => listOverview(ctx)),

  previewImport: can('team.change')
    .input(previewPeopleInput)
    .output(peoplePreviewSchema)
    .mutation(({ ctx, input }) => previewPeople(ctx, input)),

  import: can('team.change')
    .input(importPeopleInput)
    .output(importedPeopleSchema)
    .mutation(({ ctx, input }) => importPeople(ctx, input)),

  booked: can('appointments.read')
    .meta({
      rest: 'GET /admin/availability/hosts/:number/appointments',
      tag: 'Availability',
      summary: 'The number of upcoming appointments of a host, and the first fifty',
    })
    .input(hostNumberInput)
    .output(bookedWithHostSchema)
    .query(({ ctx, input }) => listBookedWithHost(ctx, input)),

  deactivate: can('team.change')
    .meta({
      rest: 'POST /admin/availability/hosts/:number/deactivate',
      tag: 'Availability',
      summary: 'Deactivate a host, and keep, move or cancel their appointments',
      description:
        'Set booked to keep their appointments, to move each one to another host who offers it at the same time and is free, or to cancel them. Clients get a mail about a move or cancellation. Returns the outcome for each appointment; one that no other host can take is kept. 409 edited_meanwhile if the host has changed since updatedAt.',
      errors: [409],
    })
    .input(deactivateHostInput)
    .output(handedOverSchema)
    .mutation(({ ctx, input }) => deactivateHost(ctx, input)),
});
