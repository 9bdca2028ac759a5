import { z } from 'zod';
import { answers, type RestModule, withExample } from '../../platform/rest/rest-module.ts';
import { componentVisibilitySchema, saveComponentInput, setVisibilityInput } from './schema.ts';

const EXAMPLE = {
  componentKey: 'contact_form',
  componentName: 'Contact Form',
  description: 'The form on the contact page.',
  isVisible: true,
};

const COMPONENT = withExample(componentVisibilitySchema, EXAMPLE);

export const visibilityRest: RestModule = (api, call) => {
  api.get(
    '/component-visibility',
    {
      schema: {
        tags: ['Site'],
        summary: 'Which parts of the public site are shown',
        response: answers(200, z.array(COMPONENT), [503]),
      },
    },
    (request) => call(request).visibility.list(),
  );

  api.get(
    '/admin/component-visibility',
    {
      schema: {
        tags: ['Site'],
        summary: 'Which parts of the public site are shown, for staff',
        response: answers(200, z.array(COMPONENT), [401, 403, 503]),
      },
    },
    (request) => call(request).visibility.all(),
  );

  api.post(
    '/admin/component-visibility',
    {
      schema: {
        tags: ['Site'],
        summary: 'Write down a part of the public site, whether or not it was there',
        body: withExample(saveComponentInput, EXAMPLE),
        response: answers(201, COMPONENT, [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await call(request).visibility.save(request.body)),
  );

  api.put(
    '/admin/component-visibility/:componentKey',
    {
      schema: {
        tags: ['Site'],
        summary: 'Show a part of the public site, or hide it',
        description: 'Takes effect on pages and calls at once.',
        params: setVisibilityInput.pick({ componentKey: true }),
        body: withExample(setVisibilityInput.pick({ isVisible: true }), { isVisible: false }),
        response: answers(200, COMPONENT, [400, 401, 403, 404, 503]),
      },
    },
    (request) => call(request).visibility.set({ ...request.body, ...request.params }),
  );
};
