import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCaller } from '../../app-router.ts';
import type { Context } from '../../context.ts';
import { registerPlainForms } from '../../http/plain-forms.ts';

type Options = { contextFor: (request: FastifyRequest) => Context };

const REFUSAL = {
  title: 'That did not work',
  labels: {},
  advice: 'Go back in your browser, or call us: we are glad to help.',
};

/** The buttons of a client's own appointment page, for browsers that run no scripts. */
export async function appointmentLinkForms(app: FastifyInstance, { contextFor }: Options) {
  const links = (request: FastifyRequest) => createCaller(contextFor(request)).appointmentLinks;
  const route = (action: 'confirm' | 'cancel') => ({
    path: `/appointment/:token/${action}`,
    refusal: REFUSAL,
    submit: async (request: FastifyRequest) => {
      const { token } = request.params as { token: string };
      await links(request)[action]({ token });
      return `/appointment/${encodeURIComponent(token)}`;
    },
  });
  registerPlainForms(app, [route('confirm'), route('cancel')]);
}
