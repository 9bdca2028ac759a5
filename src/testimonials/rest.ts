import { z } from 'zod';
import { answers, type RestModule } from '../rest-module.ts';
import { testimonialSchema } from './schema.ts';

export const testimonialsRest: RestModule = (api, call) => {
  api.get(
    '/testimonials',
    {
      schema: {
        tags: ['Testimonials'],
        summary: 'Published testimonials, newest first',
        description: 'At most 100.',
        response: answers(200, z.array(testimonialSchema), [403, 503]),
      },
    },
    (request) => call(request).testimonials.list(),
  );
};
