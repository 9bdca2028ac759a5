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
import {
  contactSubmissionSchema,
  listSubmissionsInput,
  sendMessageInput,
  submissionFilter,
  submissionIdInput,
} from './schema.ts';

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

const SUBMISSION_ANSWER = withExample(contactSubmissionSchema, SUBMISSION);

const UNDO_DESCRIPTION =
  'Undoes the last change of a message, which must be your own: otherwise 409 changed_meanwhile. Once done, ' +
  'doing it again changes nothing.';

export const contactRest: RestModule = (api, call) => {
  api.post(
    '/contact',
    {
      schema: {
        tags: ['Contact'],
        summary: 'Write to the firm',
        description: 'The firm gets the message by mail, its sender a receipt.',
        body: withExample(sendMessageInput, { ...MESSAGE, consent: true }),
        response: answers(201, SUBMISSION_ANSWER, [400, 403, 429, 503]),
      },
    },
    async (request, reply) => reply.code(201).send(await call(request).contact.send(request.body)),
  );

  api.get(
    '/admin/contact-submissions',
    {
      schema: {
        tags: ['Contact'],
        summary: 'What visitors wrote, newest first',
        description: LIST_DESCRIPTION,
        querystring: listSubmissionsInput.partial(),
        response: answers(200, z.array(SUBMISSION_ANSWER), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await call(request).contact.submissions({ limit: MAX_PAGE_SIZE, ...request.query }),
      ),
  );

  api.post(
    '/admin/contact-submissions/export',
    {
      schema: {
        tags: ['Contact'],
        summary: 'All that is filtered as a table to save (text/csv)',
        description:
          'Newest first, without a limit. A connection that ends early says that rows are missing.',
        body: bodyOf(submissionFilter, { status: 'unresolved', practiceArea: 'divorce' }),
        response: answers(200, z.string(), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendCsv(reply, 'contact-submissions.csv', await call(request).contact.export(request.body)),
  );

  for (const [path, procedure, summary, description] of [
    ['read', 'markRead', 'Note that a message was read', ''],
    ['unread', 'markUnread', 'Take back that a message was read', UNDO_DESCRIPTION],
    ['resolved', 'resolve', 'Note that nothing is left to do about a message', ''],
    ['unresolved', 'unresolve', 'Take back that nothing is left to do', UNDO_DESCRIPTION],
  ] as const) {
    api.put(
      `/admin/contact-submissions/:id/${path}`,
      {
        schema: {
          tags: ['Contact'],
          summary,
          ...(description && { description }),
          params: submissionIdInput,
          response: answers(200, SUBMISSION_ANSWER, [
            ...[400, 401, 403, 404],
            ...(description ? [409, 503] : [503]),
          ]),
        },
      },
      (request) => call(request).contact[procedure](request.params),
    );
  }
};
