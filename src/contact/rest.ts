import { answers, type RestModule } from '../rest-module.ts';
import { contactSubmissionSchema, sendMessageInput } from './schema.ts';

export const contactRest: RestModule = (api, call) => {
  api.post(
    '/contact',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Write to the firm',
        description: 'The firm gets the message by mail, its sender a receipt.',
        body: sendMessageInput,
        response: answers(201, contactSubmissionSchema, [400, 403, 429, 503]),
      },
    },
    async (request, reply) => reply.code(201).send(await call(request).contact.send(request.body)),
  );
};
