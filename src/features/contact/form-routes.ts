import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toTrpcError } from '../../platform/errors/api-error.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import type { FormFields } from '../../platform/forms/form-answer/schema.ts';
import { registerPlainForms, type SendAnswer } from '../../platform/http/plain-forms.ts';
import { nestPreferences } from '../contact-preferences/rules.ts';

type Options = {
  call: (request: FastifyRequest) => Caller;
  /** Sends the form's page with the result on it. */
  sendAnswer: SendAnswer;
};
type Caller = { contact: { send: (input: never) => Promise<unknown> } };

/** The contact form for browsers without JavaScript. */
export async function contactFormPost(app: FastifyInstance, { call, sendAnswer }: Options) {
  registerPlainForms(app, [
    {
      path: '/contact',
      refusal: sendAnswer,
      submit: async (request, fields) => {
        await call(request).contact.send(nestPreferences(withConsent(fields)) as never);
        return '/contact?sent=true';
      },
    },
  ]);
}

function withConsent({ consent, ...fields }: FormFields) {
  if (consent !== 'true') {
    const cause = invalidField('consent', 'Please tick this box, so that we may answer you');
    throw toTrpcError(new TRPCError({ code: 'BAD_REQUEST', cause }));
  }
  return { ...fields, consent: true };
}
