import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCaller } from '../app-router.ts';
import type { Context } from '../context.ts';
import { registerPlainForms } from '../http/plain-forms.ts';

type Options = { contextFor: (request: FastifyRequest) => Context };

/**
 * The newsletter's forms: signing up without scripts, and the two buttons behind a subscriber's own
 * link. Mail programs end a subscription at the last one by themselves (RFC 8058).
 */
export async function newsletterFormPosts(app: FastifyInstance, { contextFor }: Options) {
  const newsletter = (request: FastifyRequest) => createCaller(contextFor(request)).newsletter;
  const tokenOf = (request: FastifyRequest) => request.params as { token: string };
  const link = ({ token }: { token: string }) => `/newsletter/${encodeURIComponent(token)}`;
  const refusal = { title: 'That did not work', labels: { email: 'Email Address', token: 'Link' } };

  registerPlainForms(app, [
    {
      path: '/newsletter',
      refusal,
      submit: async (request, { email = '', website = '' }) => {
        await newsletter(request).subscribe({ email, website });
        return '/newsletter?asked=true';
      },
    },
    {
      path: '/newsletter/:token/confirm',
      refusal,
      submit: async (request) => {
        await newsletter(request).confirm(tokenOf(request));
        return link(tokenOf(request));
      },
    },
    {
      path: '/newsletter/:token/unsubscribe',
      refusal,
      isOneClick: true,
      submit: async (request) => {
        await newsletter(request).unsubscribe(tokenOf(request));
        return link(tokenOf(request));
      },
    },
  ]);
}
