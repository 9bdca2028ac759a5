import { z } from 'zod';
import { can, router } from '../../../platform/trpc/trpc.ts';
import { deleteAttorney } from './delete-attorney.ts';
import { createAttorney, orderAttorneys, updateAttorney } from './edit-attorneys.ts';
import { listAttorneys } from './queries.ts';
import {
  attorneySettingsSchema,
  attorneySlugInput,
  createAttorneyInput,
  orderAttorneysInput,
  updateAttorneyInput,
} from './schema.ts';

export const attorneysRouter = router({
  list: can('team.read')
    .meta({
      rest: 'GET /admin/attorneys',
      tag: 'Firm',
      summary: 'List all attorneys in order, including hidden ones',
    })
    .output(z.array(attorneySettingsSchema))
    .query(({ ctx }) => listAttorneys(ctx.db)),

  create: can('team.change')
    .meta({
      rest: 'POST /admin/attorneys',
      tag: 'Firm',
      summary: 'Add an attorney',
      description: 'The slug is derived from the name and does not change when the name changes.',
      status: 201,
    })
    .input(createAttorneyInput)
    .output(attorneySettingsSchema)
    .mutation(({ ctx, input }) => createAttorney(ctx, input)),

  update: can('team.change')
    .meta({
      rest: 'PUT /admin/attorneys/:slug',
      tag: 'Firm',
      summary: 'Replace the profile of an attorney',
      description:
        'Send the updatedAt that was read; 409 edited_meanwhile if it has changed since. Admissions, education and memberships stay unchanged if they are omitted. With newSlug, the page of the attorney moves, and its old address redirects. isActive sets whether the site shows the attorney; hiding one who takes consultations returns 409 attorney_takes_consultations.',
      errors: [409],
    })
    .input(updateAttorneyInput)
    .output(attorneySettingsSchema)
    .mutation(({ ctx, input }) => updateAttorney(ctx, input)),

  order: can('team.change')
    .meta({
      rest: 'POST /admin/attorneys/order',
      tag: 'Firm',
      summary: 'Change the order of the attorneys',
      description: 'Send the slugs of all attorneys in the new order. Returns all attorneys.',
      errors: [409],
    })
    .input(orderAttorneysInput)
    .output(z.array(attorneySettingsSchema))
    .mutation(({ ctx, input }) => orderAttorneys(ctx, input)),

  delete: can('team.change')
    .meta({
      rest: 'DELETE /admin/attorneys/:slug',
      tag: 'Firm',
      summary: 'Delete an attorney who has neither appointments nor articles',
      description:
        'Also deletes their hours and leave. 409 attorney_used if there are appointments or articles.',
      errors: [409],
    })
    .input(attorneySlugInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteAttorney(ctx, input.slug)),
});
