import { z } from 'zod';
import { sendPage } from '../../platform/http/send-page.ts';
import { MAX_PAGE_SIZE } from '../../platform/pagination/rules.ts';
import {
  answers,
  bodyOf,
  LIST_DESCRIPTION,
  type RestModule,
  withExample,
} from '../../platform/rest/rest-module.ts';
import {
  type AdminTestimonial,
  createTestimonialInput,
  listTestimonialsInput,
  testimonialChange,
  testimonialIdInput,
  testimonialSchema,
} from './schema.ts';

const FIELDS = {
  clientName: 'P. Aldana',
  rating: 5,
  content: 'Nobody raised their voice.',
  practiceArea: 'custody',
  isPublished: true,
};

const TESTIMONIAL = withExample(testimonialSchema, {
  id: '9b2d4c6e-1a3f-4e5d-8c7b-6a5f4e3d2c77',
  ...FIELDS,
  createdAt: '2031-02-01T18:30:00.000Z',
  updatedAt: '2031-02-01T18:30:00.000Z',
});

const ONE = '/admin/testimonials/:id';

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

  api.get(
    '/admin/testimonials',
    {
      schema: {
        tags: ['Testimonials'],
        summary: 'All testimonials, drafts too, newest first',
        description: LIST_DESCRIPTION,
        querystring: listTestimonialsInput.partial(),
        response: answers(200, z.array(TESTIMONIAL), [400, 401, 403, 503]),
      },
    },
    async (request, reply) => {
      const query = { limit: MAX_PAGE_SIZE, ...request.query };
      return sendPage(request, reply, await call(request).testimonials.all(query)).map(documented);
    },
  );

  api.post(
    '/admin/testimonials',
    {
      schema: {
        tags: ['Testimonials'],
        summary: 'Add what a client said',
        body: withExample(createTestimonialInput, FIELDS),
        response: answers(201, TESTIMONIAL, [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      reply.code(201).send(documented(await call(request).testimonials.create(request.body))),
  );

  api.put(
    ONE,
    {
      schema: {
        tags: ['Testimonials'],
        summary: 'Change a testimonial, or only whether it is published',
        params: testimonialIdInput,
        description:
          'What is left out stays. With updatedAt as it was read, a testimonial that somebody else has saved since answers 409 edited_meanwhile.',
        body: bodyOf(testimonialChange, { isPublished: false }),
        response: answers(200, TESTIMONIAL, [400, 401, 403, 404, 409, 503]),
      },
    },
    async (request) =>
      documented(await call(request).testimonials.update({ ...request.body, ...request.params })),
  );

  api.delete(
    ONE,
    {
      schema: {
        tags: ['Testimonials'],
        summary: 'Delete a testimonial',
        params: testimonialIdInput,
        response: answers(204, z.void(), [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      await call(request).testimonials.delete(request.params);
      return reply.code(204).send();
    },
  );
};

const documented = ({ isSample: _, ...testimonial }: AdminTestimonial) => testimonial;
