import { z } from 'zod';
import { sendCsv } from '../../platform/http/send-csv.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import { MAX_PAGE_SIZE } from '../../platform/pagination/rules.ts';
import {
  answers,
  bodyOf,
  LIST_DESCRIPTION,
  type RestModule,
  withExample,
} from '../../platform/rest/rest-module.ts';
import { subscribeInput, subscribeOutput } from './schema.ts';
import { listSubscribersInput, subscriberFilter, subscriberSchema } from './subscribers/schema.ts';

const SUBSCRIBER_ANSWER = withExample(subscriberSchema, {
  id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20',
  email: 'dana@example.com',
  consentedAt: '2031-03-10T14:00:00.000Z',
  confirmedAt: '2031-03-10T14:02:00.000Z',
});

export const newsletterRest: RestModule = (api, call) => {
  api.post(
    '/newsletter',
    {
      schema: {
        tags: ['Newsletter'],
        summary: 'Ask for the letter',
        description:
          'The address gets a mail with a link that confirms the wish. The answer is the same for every address.',
        body: withExample(subscribeInput, { email: 'dana@example.com' }),
        response: answers(
          202,
          withExample(subscribeOutput, { accepted: true }),
          [400, 403, 429, 503],
        ),
      },
    },
    async (request, reply) =>
      reply.code(202).send(await call(request).newsletter.subscribe(request.body)),
  );

  api.get(
    '/admin/newsletter-subscribers',
    {
      schema: {
        tags: ['Newsletter'],
        summary: 'Confirmed subscribers, the newest consent first',
        description: LIST_DESCRIPTION,
        querystring: listSubscribersInput.partial(),
        response: answers(200, z.array(SUBSCRIBER_ANSWER), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await call(request).newsletter.subscribers({ limit: MAX_PAGE_SIZE, ...request.query }),
      ),
  );

  api.post(
    '/admin/newsletter-subscribers/export',
    {
      schema: {
        tags: ['Newsletter'],
        summary: 'All confirmed subscribers that match as a table to save (text/csv)',
        description:
          'The newest consent first, without a limit. A connection that ends early says that rows are missing.',
        body: bodyOf(subscriberFilter, { q: 'example.com' }),
        response: answers(200, z.string(), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendCsv(
        reply,
        'newsletter-subscribers.csv',
        await call(request).newsletter.exportSubscribers(request.body),
      ),
  );
};
