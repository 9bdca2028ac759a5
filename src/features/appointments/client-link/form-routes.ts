import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerPlainForms } from '../../../platform/http/plain-forms.ts';

type ByLink = (input: { token: string }) => Promise<unknown>;
type Caller = { appointmentLinks: { confirm: ByLink; cancel: ByLink } };
type Options = { call: (request: FastifyRequest) => Caller };

const REFUSAL = {
  title: 'That did not work',
  labels: {},
  advice: 'Go back in your browser, or call us: we are glad to help.',
};

/** Form routes behind the buttons of the client's own appointment page, for browsers without JavaScript. */
export async function appointmentLinkForms(app: FastifyInstance, { call }: Options) {
  const links = (request: FastifyRequest) => call(request).appointmentLinks;
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
