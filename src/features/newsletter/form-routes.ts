import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressInLanguage } from '../../../messages/messages.ts';
import { registerPlainForms } from '../../platform/http/plain-forms.ts';
import { languageOf } from '../../platform/http/request-language.ts';

type ByLink = (input: { token: string }) => Promise<unknown>;
type Caller = {
  newsletter: {
    subscribe: (input: { email: string; website: string }) => Promise<unknown>;
    confirm: ByLink;
    unsubscribe: ByLink;
  };
};
type Options = { call: (request: FastifyRequest) => Caller };

/**
 * The newsletter's forms: signing up without JavaScript, and the confirm and unsubscribe buttons behind a subscriber's
 * link. Mail clients call the unsubscribe address directly (one-click, RFC 8058).
 */
export async function newsletterFormPosts(app: FastifyInstance, { call }: Options) {
  const newsletter = (request: FastifyRequest) => call(request).newsletter;
  const tokenOf = (request: FastifyRequest) => request.params as { token: string };
  const link = ({ token }: { token: string }) => `/newsletter/${encodeURIComponent(token)}`;
  const refusal = { labels: { email: 'emailLabel', token: 'linkLabel' } } as const;

  // Some mail programs open the unsubscribe address of a mail instead of posting to it.
  app.get(
    '/newsletter/:token/unsubscribe',
    { config: { isSecretAddress: true } },
    (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(addressInLanguage(languageOf(request), link(tokenOf(request))), 302),
  );
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
