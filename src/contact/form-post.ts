import { TRPCError } from '@trpc/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toTrpcError } from '../api-error.ts';
import { createCaller } from '../app-router.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { type FormFields, registerPlainForms } from '../http/plain-forms.ts';

type Options = { contextFor: (request: FastifyRequest) => Context };

/** The contact form of a browser that runs no scripts. */
export async function contactFormPost(app: FastifyInstance, { contextFor }: Options) {
  registerPlainForms(app, [
    {
      path: '/contact',
      refusal: { title: 'Your message was not sent', labels: LABELS },
      submit: async (request, fields) => {
        await createCaller(contextFor(request)).contact.send(withConsent(fields) as never);
        return '/contact?sent=true';
      },
    },
  ]);
}

function withConsent({ consent, ...fields }: FormFields) {
  if (consent !== 'true')
    throw toTrpcError(new TRPCError({ code: 'BAD_REQUEST', cause: NO_CONSENT }));
  return { ...fields, consent: true };
}

const NO_CONSENT = invalidField('consent', 'Please tick this box, so that we may answer you');

const LABELS: FormFields = {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  phone: 'Phone',
  practiceArea: 'Practice Area',
  message: 'Message',
  consent: 'Privacy Policy',
};
