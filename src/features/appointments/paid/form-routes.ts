import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerPlainForms } from '../../../platform/http/plain-forms.ts';

type Link = { token: string };
type Caller = {
  paymentLinks: {
    release: (input: Link) => Promise<unknown>;
    holdAgain: (input: Link) => Promise<{ page: string }>;
  };
};
type Options = { call: (request: FastifyRequest) => Caller };

const REFUSAL = { labels: { scheduledDate: 'timeLabel' }, advice: 'goBackOrCall' } as const;

/** The forms of the page on which a client pays: they work without scripts. */
export async function paymentForms(app: FastifyInstance, { call }: Options) {
  const links = (request: FastifyRequest) => call(request).paymentLinks;
  const tokenOf = ({ params }: FastifyRequest) => (params as Link).token;
  registerPlainForms(app, [
    {
      path: '/payment/:token/release',
      refusal: REFUSAL,
      submit: async (request) => {
        const token = tokenOf(request);
        await links(request).release({ token });
        return `/payment/${encodeURIComponent(token)}`;
      },
    },
    {
      path: '/payment/:token/hold-again',
      refusal: REFUSAL,
      submit: async (request) => (await links(request).holdAgain({ token: tokenOf(request) })).page,
    },
  ]);
}
