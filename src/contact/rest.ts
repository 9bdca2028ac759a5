import { answers, type RestModule, withExample } from '../rest-module.ts';
import { contactSubmissionSchema, sendMessageInput } from './schema.ts';

const MESSAGE = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  phone: '(619) 555-0100',
  practiceArea: 'estate-planning',
  message: 'My mother has died. What do we do first?',
};

const SUBMISSION = {
  id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20',
  ...MESSAGE,
  isRead: false,
  isResolved: false,
  createdAt: '2031-03-10T14:00:00.000Z',
};

export const contactRest: RestModule = (api, call) => {
  api.post(
    '/contact',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Write to the firm',
        description: 'The firm gets the message by mail, its sender a receipt.',
        body: withExample(sendMessageInput, { ...MESSAGE, consent: true }),
        response: answers(
          201,
          withExample(contactSubmissionSchema, SUBMISSION),
          [400, 403, 429, 503],
        ),
      },
    },
    async (request, reply) => reply.code(201).send(await call(request).contact.send(request.body)),
  );
};
