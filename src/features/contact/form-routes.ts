import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import * as validation from '../../../messages/en/validation.ts';
import { toTrpcError } from '../../platform/errors/api-error.ts';
import type { FormFields } from '../../platform/forms/form-answer-schema.ts';
import { registerPlainForms, type SendAnswer } from '../../platform/http/plain-forms.ts';
import { nestPreferences } from '../contact-preferences/rules.ts';
import { sendMessageInput } from './schema.ts';

type Options = {
  call: (request: FastifyRequest) => Caller;
  /** Sends the form's page with the result on it. */
  sendAnswer: SendAnswer;
};
/** What a form sends: the procedure checks it. */
type MessageInput = z.input<typeof sendMessageInput>;
type Caller = { contact: { send: (input: MessageInput) => Promise<unknown> } };

/** The contact form for browsers without JavaScript. */
export async function contactFormPost(app: FastifyInstance, { call, sendAnswer }: Options) {
  registerPlainForms(app, [
    {
      path: '/contact',
      refusal: sendAnswer,
      submit: async (request, fields) => {
        await call(request).contact.send(withConsent(fields) as MessageInput);
        return '/contact?sent=true';
      },
    },
  ]);
}

/** The form's schema: the consent is required, and all errors are reported together. */
const formSchema = sendMessageInput.extend({
  consent: z.literal('true', { error: validation.consent }),
});

function withConsent(fields: FormFields) {
  const input = nestPreferences(fields);
  if (fields.consent !== 'true') {
    const { error: cause } = formSchema.safeParse(input);
    throw toTrpcError(new TRPCError({ code: 'BAD_REQUEST', cause }));
  }
  return { ...input, consent: true };
}
