import { z } from 'zod';
import { can, router } from '../../platform/trpc/trpc.ts';
import { availabilitySettingsSchema } from './admin-schema.ts';
import { createType, deleteType, updateType } from './consultation-types/edit-types.ts';
import { orderTypes } from './consultation-types/order-types.ts';
import {
  createTypeInput,
  orderTypesInput,
  typeKeyInput,
  typeSettingsSchema,
  updateTypeInput,
} from './consultation-types/schema.ts';
import { addExtraHours, removeExtraHours } from './extra-hours/edit-extra-hours.ts';
import {
  addExtraHoursInput,
  extraHoursIdInput,
  extraHoursSettingsSchema,
} from './extra-hours/schema.ts';
import { getAvailabilitySettings } from './get-settings.ts';
import { addHost, saveHost } from './hosts/edit-hosts.ts';
import { copyHours } from './hosts/same-hours.ts';
import { addHostInput, hostSettingsSchema, sameHoursInput, saveHostInput } from './hosts/schema.ts';

export const availabilityRouter = router({
  settings: can('availability.read')
    .meta({
      rest: 'GET /admin/availability',
      summary: 'List the hosts with their consultation types and hours',
      description: 'Includes inactive hosts and types, but not past extra hours.',
    })
    .output(availabilitySettingsSchema)
    .query(({ ctx }) => getAvailabilitySettings(ctx)),

  addHost: can('availability.change')
    .meta({
      rest: 'POST /admin/availability/hosts',
      summary: 'Make an attorney a host',
      description:
        'The new host starts with the types and hours of the firm. The first one takes the place of the firm as a whole, unless keepFirm is true.',
      status: 201,
    })
    .input(addHostInput)
    .output(hostSettingsSchema)
    .mutation(({ ctx, input }) => addHost(ctx, input)),

  saveHost: can('availability.change')
    .meta({
      rest: 'PUT /admin/availability/hosts/:number',
      summary: 'Replace the hours and the daily limit of a host',
      description:
        'Weekdays are 1 for Monday to 7 for Sunday; times are in the firm’s time zone. Existing appointments are kept. Send the updatedAt that was read; 409 edited_meanwhile if it has changed since.',
      errors: [409],
    })
    .input(saveHostInput)
    .output(hostSettingsSchema)
    .mutation(({ ctx, input }) => saveHost(ctx, input)),

  sameHours: can('availability.change')
    .input(sameHoursInput)
    .output(z.object({ changed: z.int() }))
    .mutation(({ ctx, input }) => copyHours(ctx, input)),

  createType: can('availability.change')
    .meta({
      rest: 'POST /admin/consultation-types',
      summary: 'Add a consultation type',
      status: 201,
    })
    .input(createTypeInput)
    .output(typeSettingsSchema)
    .mutation(({ ctx, input }) => createType(ctx, input)),

  updateType: can('availability.change')
    .meta({
      rest: 'PUT /admin/consultation-types/:key',
      summary: 'Replace a consultation type',
      description:
        'Existing appointments keep their time and length. Send the updatedAt that was read; 409 edited_meanwhile if it has changed since.',
      errors: [409],
    })
    .input(updateTypeInput)
    .output(typeSettingsSchema)
    .mutation(({ ctx, input }) => updateType(ctx, input)),

  orderTypes: can('availability.change')
    .meta({
      rest: 'PUT /admin/consultation-type-order',
      summary: 'Change the order of the consultation types',
      description:
        'The keys of all types in the new order; 409 edited_meanwhile if the set of types has changed.',
      errors: [409],
    })
    .input(orderTypesInput)
    .output(z.array(typeSettingsSchema))
    .mutation(({ ctx, input }) => orderTypes(ctx, input)),

  deleteType: can('availability.change')
    .meta({
      rest: 'DELETE /admin/consultation-types/:key',
      summary: 'Delete a consultation type without appointments',
      errors: [409],
    })
    .input(typeKeyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteType(ctx, input.key)),

  addExtraHours: can('availability.change')
    .meta({
      rest: 'POST /admin/extra-hours',
      summary: 'Add extra hours on one date',
      status: 201,
    })
    .input(addExtraHoursInput)
    .output(extraHoursSettingsSchema)
    .mutation(({ ctx, input }) => addExtraHours(ctx, input)),

  removeExtraHours: can('availability.change')
    .meta({
      rest: 'DELETE /admin/extra-hours/:id',
      summary: 'Remove extra hours; appointments booked in them are kept',
    })
    .input(extraHoursIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeExtraHours(ctx, input.id)),
});
