import { answers, type RestModule, withExample } from '../rest-module.ts';
import { subscribeInput, subscribeOutput } from './schema.ts';

export const newsletterRest: RestModule = (api, call) => {
  api.post(
    '/newsletter',
    {
      schema: {
        tags: ['Newsletter'],
        summary: 'Ask for the monthly letter',
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
};
