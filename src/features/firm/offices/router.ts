import { z } from 'zod';
import { can, router } from '../../../platform/trpc/trpc.ts';
import { listKeyInput, orderKeysInput } from '../practice-areas/schema.ts';
import { createOffice, deleteOffice, orderOffices, updateOffice } from './edit-offices.ts';
import { listOffices } from './queries.ts';
import { createOfficeInput, officeSettingsSchema, updateOfficeInput } from './schema.ts';

const TAG = 'Offices';

export const officesRouter = router({
  list: can('firm.read')
    .meta({
      rest: 'GET /admin/offices',
      tag: TAG,
      summary: 'List the offices in order, including closed ones',
    })
    .output(z.array(officeSettingsSchema))
    .query(({ ctx }) => listOffices(ctx.db)),

  create: can('firm.change')
    .meta({
      rest: 'POST /admin/offices',
      tag: TAG,
      summary: 'Add an office',
      description: 'Phone, zone and hours that are omitted or null are those of the firm.',
      status: 201,
    })
    .input(createOfficeInput)
    .output(officeSettingsSchema)
    .mutation(({ ctx, input }) => createOffice(ctx, input)),

  update: can('firm.change')
    .meta({
      rest: 'PUT /admin/offices/:key',
      tag: TAG,
      summary: 'Replace an office',
      description:
        'Send the updatedAt that was read; 409 edited_meanwhile if it has changed since. The key of the main office is main; its address is that of the firm, so send null.',
      errors: [409],
    })
    .input(updateOfficeInput)
    .output(officeSettingsSchema)
    .mutation(({ ctx, input }) => updateOffice(ctx, input)),

  order: can('firm.change')
    .meta({
      rest: 'POST /admin/offices/order',
      tag: TAG,
      summary: 'Change the order of the offices',
      description: 'Send the keys of all offices in the new order. Returns all offices.',
      errors: [409],
    })
    .input(orderKeysInput)
    .output(z.array(officeSettingsSchema))
    .mutation(({ ctx, input }) => orderOffices(ctx, input)),

  delete: can('firm.change')
    .meta({
      rest: 'DELETE /admin/offices/:key',
      tag: TAG,
      summary: 'Delete an office that nothing uses',
      description:
        '409 office_used if attorneys or appointments refer to it; make it inactive instead.',
      errors: [409],
    })
    .input(listKeyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteOffice(ctx, input.key)),
});
