import { z } from 'zod';
import { sendPage } from '../../platform/http/send-page.ts';
import { MAX_PAGE_SIZE } from '../../platform/pagination/rules.ts';
import {
  answers,
  LIST_DESCRIPTION,
  type RestModule,
  withExample,
} from '../../platform/rest/rest-module.ts';
import { emailIdInput, emailPreviewSchema, listEmailsInput, outboxEmailSchema } from './schema.ts';

const QUEUED = {
  id: '9c1d7f30-52b8-4a86-8f6e-0d4a1b2c3d40',
  kind: 'contact_receipt',
  toEmail: 'dana@example.com',
  toName: 'Dana Whitfield',
  subject: null,
  state: 'queued',
  attempts: 1,
  lastError: null,
  createdAt: '2031-03-10T14:00:00.000Z',
  sentAt: null,
};

const EMAIL = withExample(outboxEmailSchema, QUEUED);

export const emailRest: RestModule = (api, call) => {
  api.get(
    '/admin/emails',
    {
      schema: {
        tags: ['Mail'],
        summary: 'The mails of the site and how they fared, newest first',
        description: LIST_DESCRIPTION,
        querystring: listEmailsInput.partial(),
        response: answers(200, z.array(EMAIL), [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      sendPage(
        request,
        reply,
        await call(request).email.outbox({ limit: MAX_PAGE_SIZE, ...request.query }),
      ),
  );

  api.get(
    '/admin/emails/:id',
    {
      schema: {
        tags: ['Mail'],
        summary: 'A mail in its words; codes and links of the receiver’s own are masked',
        params: emailIdInput,
        response: answers(
          200,
          withExample(emailPreviewSchema, {
            ...QUEUED,
            subject: 'We have your message',
            words: 'now',
            text: 'Dana, thank you for writing to us.',
            html: '<p>Dana, thank you for writing to us.</p>',
            attachments: [],
          }),
          [400, 401, 403, 404, 503],
        ),
      },
    },
    (request) => call(request).email.preview(request.params),
  );

  api.post(
    '/admin/emails/:id/retry',
    {
      schema: {
        tags: ['Mail'],
        summary: 'Try to send a mail again now; one that was sent is not sent again',
        params: emailIdInput,
        response: answers(200, EMAIL, [400, 401, 403, 404, 409, 503]),
      },
    },
    (request) => call(request).email.retry(request.params),
  );

  api.post(
    '/admin/emails/:id/dismiss',
    {
      schema: {
        tags: ['Mail'],
        summary: 'Let a mail be that needs attention: it is not sent',
        params: emailIdInput,
        response: answers(200, EMAIL, [400, 401, 403, 404, 409, 503]),
      },
    },
    (request) => call(request).email.dismiss(request.params),
  );
};
