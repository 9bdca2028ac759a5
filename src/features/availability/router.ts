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
import {
  EXTRA_HOURS,
  EXTRA_HOURS_FIELDS,
  HOST,
  HOST_FIELDS,
  SETTINGS,
  TYPE,
  TYPE_FIELDS,
} from './examples.ts';
import { addExtraHours, removeExtraHours } from './extra-hours/edit-extra-hours.ts';
import {
  addExtraHoursInput,
  extraHoursIdInput,
  extraHoursSettingsSchema,
} from './extra-hours/schema.ts';
import { getAvailabilitySettings } from './get-settings.ts';
import { addHost, saveHost } from './hosts/edit-hosts.ts';
import { addHostInput, hostSettingsSchema, saveHostInput } from './hosts/schema.ts';

export const availabilityRouter = router({
  settings: can('availability.read')
    .meta({
      rest: 'GET /admin/availability',
      summary: 'Who takes consultations, of which types, and when',
      description: 'With inactive hosts and types. Extra hours of the past are left out.',
      examples: { response: SETTINGS },
    })
    .output(availabilitySettingsSchema)
    .query(({ ctx }) => getAvailabilitySettings(ctx)),

  addHost: can('availability.change')
    .meta({
      rest: 'POST /admin/availability/hosts',
      summary: 'Let an attorney take consultations',
      description: 'With the types and hours of the firm, until they are changed.',
      status: 201,
      examples: { body: { attorney: 'maren-castellane' }, response: HOST },
    })
    .input(addHostInput)
    .output(hostSettingsSchema)
    .mutation(({ ctx, input }) => addHost(ctx, input)),

  saveHost: can('availability.change')
    .meta({
      rest: 'PUT /admin/availability/hosts/:number',
      summary: 'Replace the hours and the limit per day of a host',
      description:
        'Weekdays are 1 for Monday to 7 for Sunday, times are in the firm’s zone. Appointments that are booked stay. With the updatedAt that was read; 409 edited_meanwhile if it has changed since.',
      errors: [409],
      examples: { body: HOST_FIELDS, response: HOST },
    })
    .input(saveHostInput)
    .output(hostSettingsSchema)
    .mutation(({ ctx, input }) => saveHost(ctx, input)),

  createType: can('availability.change')
    .meta({
      rest: 'POST /admin/consultation-types',
      summary: 'Add a consultation type',
      status: 201,
      examples: { body: TYPE_FIELDS, response: TYPE },
    })
    .input(createTypeInput)
    .output(typeSettingsSchema)
    .mutation(({ ctx, input }) => createType(ctx, input)),

  updateType: can('availability.change')
    .meta({
      rest: 'PUT /admin/consultation-types/:key',
      summary: 'Replace a consultation type',
      description:
        'Appointments that are booked keep their time and length. With the updatedAt that was read; 409 edited_meanwhile if it has changed since.',
      errors: [409],
      examples: { body: TYPE, response: TYPE },
    })
    .input(updateTypeInput)
    .output(typeSettingsSchema)
    .mutation(({ ctx, input }) => updateType(ctx, input)),

  orderTypes: can('availability.change')
    .meta({
      rest: 'PUT /admin/consultation-type-order',
      summary: 'Put the consultation types in order',
      description: 'With the keys of all types; 409 edited_meanwhile if there are others by now.',
      errors: [409],
      examples: { body: { keys: ['initial', 'follow-up'] }, response: TYPE },
    })
    .input(orderTypesInput)
    .output(z.array(typeSettingsSchema))
    .mutation(({ ctx, input }) => orderTypes(ctx, input)),

  deleteType: can('availability.change')
    .meta({
      rest: 'DELETE /admin/consultation-types/:key',
      summary: 'Delete a consultation type that no appointment has',
      errors: [409],
    })
    .input(typeKeyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteType(ctx, input.key)),

  addExtraHours: can('availability.change')
    .meta({
      rest: 'POST /admin/extra-hours',
      summary: 'Offer additional start times on one date',
      status: 201,
      examples: { body: EXTRA_HOURS_FIELDS, response: EXTRA_HOURS },
    })
    .input(addExtraHoursInput)
    .output(extraHoursSettingsSchema)
    .mutation(({ ctx, input }) => addExtraHours(ctx, input)),

  removeExtraHours: can('availability.change')
    .meta({
      rest: 'DELETE /admin/extra-hours/:id',
      summary: 'Remove extra hours; appointments that are booked in them stay',
    })
    .input(extraHoursIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => removeExtraHours(ctx, input.id)),
});
