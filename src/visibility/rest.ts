import { z } from 'zod';
import { answers, type RestModule } from '../rest-module.ts';
import { componentVisibilitySchema } from './schema.ts';

export const visibilityRest: RestModule = (api, call) => {
  api.get(
    '/component-visibility',
    {
      schema: {
        tags: ['Site'],
        summary: 'Which parts of the public site are shown',
        response: answers(200, z.array(componentVisibilitySchema), [503]),
      },
    },
    (request) => call(request).visibility.list(),
  );
};
