import { z } from 'zod';
import { can, publicProcedure, router } from '../../platform/trpc/trpc.ts';
import { COMPONENT } from './examples.ts';
import { listComponentVisibility } from './queries.ts';
import { saveComponent, setComponentVisibility } from './save-component.ts';
import { componentVisibilitySchema, saveComponentInput, setVisibilityInput } from './schema.ts';

export const visibilityRouter = router({
  list: publicProcedure
    .meta({
      rest: 'GET /component-visibility',
      tag: 'Site',
      summary: 'Which parts of the public site are shown',
      errors: [503],
      examples: { response: COMPONENT },
    })
    .output(z.array(componentVisibilitySchema))
    .query(({ ctx }) => listComponentVisibility(ctx.db)),

  all: can('visibility.read')
    .meta({
      rest: 'GET /admin/component-visibility',
      tag: 'Site',
      summary: 'Which parts of the public site are shown, for staff',
      examples: { response: COMPONENT },
    })
    .output(z.array(componentVisibilitySchema))
    .query(({ ctx }) => listComponentVisibility(ctx.db)),

  set: can('visibility.change')
    .meta({
      rest: 'PUT /admin/component-visibility/:componentKey',
      tag: 'Site',
      summary: 'Show a part of the public site, or hide it',
      description: 'Takes effect on pages and calls at once.',
      examples: { body: { isVisible: false }, response: COMPONENT },
    })
    .input(setVisibilityInput)
    .output(componentVisibilitySchema)
    .mutation(({ ctx, input }) => setComponentVisibility(ctx, input)),

  save: can('visibility.change')
    .meta({
      rest: 'POST /admin/component-visibility',
      tag: 'Site',
      summary: 'Write down a part of the public site, whether or not it was there',
      status: 201,
      examples: { body: COMPONENT, response: COMPONENT },
    })
    .input(saveComponentInput)
    .output(componentVisibilitySchema)
    .mutation(({ ctx, input }) => saveComponent(ctx, input)),
});
