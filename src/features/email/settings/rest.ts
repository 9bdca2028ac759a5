import { z } from 'zod';
import {
  answers,
  bodyOf,
  type RestModule,
  withExample,
} from '../../../platform/rest/rest-module.ts';
import {
  mailSettingIdInput,
  mailSettingInput,
  mailSettingSchema,
  testMailAnswerSchema,
  testMailInput,
} from './schema.ts';

const SMTP = {
  host: 'mail.pacificharborlaw.example',
  port: 587,
  user: 'office@pacificharborlaw.example',
  pass: '••••h4rb',
  from: 'office@pacificharborlaw.example',
};

const ANSWER = withExample(mailSettingSchema, {
  id: 'b6d4f0de-0d5b-4a86-9b0e-5b0d5f1f7a31',
  provider: 'smtp',
  isActive: true,
  config: JSON.stringify(SMTP, null, 2),
  createdAt: '2031-03-10T14:00:00.000Z',
});

export const mailSettingsRest: RestModule = (api, call) => {
  api.get(
    '/email-settings/active',
    {
      schema: {
        tags: ['Email'],
        summary: 'What mail is sent with',
        response: answers(200, ANSWER, [401, 403, 404, 503]),
      },
    },
    (request) => call(request).mailSettings.active(),
  );

  api.post(
    '/admin/email-settings',
    {
      schema: {
        tags: ['Email'],
        summary: 'Send mail with these settings from now on',
        description:
          'They replace the ones in use. A mask keeps the secret that it stands for; with another host, port or user, or with encryption off, the whole secret is required.',
        body: bodyOf(mailSettingInput, {
          provider: 'smtp',
          isActive: true,
          config: JSON.stringify({ ...SMTP, pass: 'the whole password' }),
        }),
        response: answers(201, ANSWER, [400, 401, 403, 503]),
      },
    },
    async (request, reply) =>
      reply.code(201).send(await call(request).mailSettings.replace(request.body)),
  );

  api.delete(
    '/admin/email-settings/:id',
    {
      schema: {
        tags: ['Email'],
        summary: 'Forget the settings and their secrets',
        params: mailSettingIdInput,
        response: answers(204, z.null(), [400, 401, 403, 404, 503]),
      },
    },
    async (request, reply) => {
      await call(request).mailSettings.remove(request.params);
      return reply.code(204).send(null);
    },
  );

  api.post(
    '/admin/email-settings/test',
    {
      schema: {
        tags: ['Email'],
        summary: 'Send a mail to try settings out',
        description:
          'With the settings given, whose masks stand for what is stored, or with the ones in use. A refusal of the mail server is an answer like any other.',
        body: bodyOf(testMailInput, { to: 'dana@example.com' }),
        response: answers(
          200,
          withExample(testMailAnswerSchema, {
            isSent: false,
            to: 'dana@example.com',
            answer: '535 5.7.8 Authentication credentials invalid',
            explanation:
              'The mail server refused our sign-in. The user name or the key in the settings may be wrong.',
          }),
          [400, 401, 403, 404, 409, 429, 503],
        ),
      },
    },
    (request) => call(request).mailSettings.test(request.body),
  );
};
