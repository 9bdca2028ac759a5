import { z } from 'zod';
import { can, router } from '../../../platform/trpc/trpc.ts';
import {
  createPracticeArea,
  deletePracticeArea,
  orderPracticeAreas,
  updatePracticeArea,
} from './edit-practice-areas.ts';
import { listPracticeAreas } from './queries.ts';
import {
  createPracticeAreaInput,
  listKeyInput,
  orderKeysInput,
  practiceAreaSettingsSchema,
  updatePracticeAreaInput,
} from './schema.ts';

const TAG = 'Practice areas';

export const practiceAreasRouter = router({
  list: can('practiceAreas.read')
    .meta({
      rest: 'GET /admin/practice-areas',
      tag: TAG,
      summary: 'List the practice areas in order, including inactive ones',
    })
    .output(z.array(practiceAreaSettingsSchema))
    .query(({ ctx }) => listPracticeAreas(ctx.db)),

  create: can('practiceAreas.change')
    .meta({
      rest: 'POST /admin/practice-areas',
      tag: TAG,
      summary: 'Add a practice area',
      description:
        'isOnContactForm, isOnBooking and isListed (the list of practice areas) specify where it is offered.',
      status: 201,
    })
    .input(createPracticeAreaInput)
    .output(practiceAreaSettingsSchema)
    .mutation(({ ctx, input }) => createPracticeArea(ctx, input)),

  update: can('practiceAreas.change')
    .meta({
      rest: 'PUT /admin/practice-areas/:key',
      tag: TAG,
      summary: 'Replace a practice area',
      description:
        'Send the updatedAt that was read; 409 edited_meanwhile if it has changed since. An inactive practice area is not offered, but existing records keep its label.',
      errors: [409],
    })
    .input(updatePracticeAreaInput)
    .output(practiceAreaSettingsSchema)
    .mutation(({ ctx, input }) => updatePracticeArea(ctx, input)),

  order: can('practiceAreas.change')
    .meta({
      rest: 'POST /admin/practice-areas/order',
      tag: TAG,
      summary: 'Change the order of the practice areas',
      description:
        'Send the keys of all practice areas in the new order. Returns all practice areas.',
      errors: [409],
    })
    .input(orderKeysInput)
    .output(z.array(practiceAreaSettingsSchema))
    .mutation(({ ctx, input }) => orderPracticeAreas(ctx, input)),

  delete: can('practiceAreas.change')
    .meta({
      rest: 'DELETE /admin/practice-areas/:key',
      tag: TAG,
      summary: 'Delete an unused practice area',
      description: '409 practice_area_used if records refer to it; the error lists which kinds.',
      errors: [409],
    })
    .input(listKeyInput)
    .output(z.void())
    .mutation(({ ctx, input }) => deletePracticeArea(ctx, input.key)),
});
