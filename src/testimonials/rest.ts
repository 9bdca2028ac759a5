import { z } from 'zod';
import { answers, type RestModule, withExample } from '../rest-module.ts';
import { testimonialSchema } from './schema.ts';

const TESTIMONIAL = withExample(testimonialSchema, {
  id: '9b2d4c6e-1a3f-4e5d-8c7b-6a5f4e3d2c77',
  clientName: 'P. Aldana',
  rating: 5,
  content: 'Nobody raised their voice.',
  practiceArea: 'custody',
  isPublished: true,
  createdAt: '2031-02-01T18:30:00.000Z',
  updatedAt: '2031-02-01T18:30:00.000Z',
});

export const testimonialsRest: RestModule = (api, call) => {
  api.get(
    '/testimonials',
    {
      schema: {
        tags: ['Testimonials'],
        summary: 'Published testimonials, newest first',
        description: 'At most 100.',
        response: answers(200, z.array(TESTIMONIAL), [403, 503]),
      },
    },
    (request) => call(request).testimonials.list(),
  );
};
