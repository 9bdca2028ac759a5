import { z } from 'zod';
import { can, publicProcedure, router } from '../../platform/trpc/trpc.ts';
import { findWhyNotShown } from './find-why-not-shown.ts';
import { listComponentVisibility } from './queries.ts';
import { saveComponent, setComponentVisibility } from './save-component.ts';
import {
  componentVisibilitySchema,
  saveComponentInput,
  setVisibilityInput,
  whyNotShownSchema,
} from './schema.ts';

/** Example component of the public site for the API description. */
const COMPONENT = {
  componentKey: 'contact_form',
  componentName: 'Contact Form',
  description: 'The form on the contact page.',
  isVisible: true,
};

export const visibilityRouter = router({
  list: publicProcedure
    .meta({
      rest: 'GET /component-visibility',
      tag: 'Site',
      summary: 'The visibility of the parts of the public site',
      errors: [503],
    })
    .output(z.array(componentVisibilitySchema))
    .query(({ ctx }) => listComponentVisibility(ctx.db)),

  all: can('visibility.read')
    .meta({
      rest: 'GET /admin/component-visibility',
      tag: 'Site',
      summary: 'The visibility of the parts of the public site, for staff',
      examples: { response: COMPONENT },
    })
    .output(z.array(componentVisibilitySchema))
    .query(({ ctx }) => listComponentVisibility(ctx.db)),

  whyNotShown: can('visibility.read')
    .output(whyNotShownSchema)
    .query(({ ctx }) => findWhyNotShown(ctx.db)),

  set: can('visibility.change')
    .meta({
      rest: 'PUT /admin/component-visibility/:componentKey',
      tag: 'Site',
      summary: 'Show or hide a part of the public site',
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
      summary: 'Create or replace a part of the public site',
      status: 201,
      examples: { body: COMPONENT, response: COMPONENT },
    })
    .input(saveComponentInput)
    .output(componentVisibilitySchema)
    .mutation(({ ctx, input }) => saveComponent(ctx, input)),
});
