import { z } from 'zod';
import { answers, type RestModule, withExample } from '../rest-module.ts';
import { componentVisibilitySchema } from './schema.ts';

const COMPONENT = withExample(componentVisibilitySchema, {
  componentKey: 'contact_form',
  componentName: 'Contact Form',
  description: 'The form on the contact page.',
  isVisible: true,
});

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
};
