import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerPlainForms, type SendAnswer } from '../../../platform/http/plain-forms.ts';
import { enforceRateLimit } from '../../../platform/rate-limits/enforce-rate-limit.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { NEXT_STEP } from '../rules.ts';
import { getLinkedFile } from './get-linked.ts';

type Link = { token: string };
type By<Input> = (input: Input) => Promise<unknown>;
type Caller = {
  agreementLinks: {
    takeTranslation: By<Link>;
    confirmReading: By<Link & { confirmed: true }>;
    sign: By<Link & { name: string; drawn: string | null; consent: true }>;
  };
};
type Options = {
  call: (request: FastifyRequest) => Caller;
  contextFor: (request: FastifyRequest) => Context;
  /** Sends the page of the agreement with the answer on it. */
  sendAnswer: SendAnswer;
};

const READS = { limit: 60, seconds: 600 };

const FILES = {
  'agreement.html': { which: 'document', type: 'text/html; charset=utf-8' },
  'translation.html': { which: 'translation', type: 'text/html; charset=utf-8' },
  'agreement.pdf': { which: 'pdf', type: 'application/pdf' },
} as const;

// A box that is not ticked is refused by the procedure, which names the field.
const isTicked = (value: string | undefined) => (value === 'true') as true;

/**
 * The forms of the client's page of an agreement, which all post to the page itself, and its files. Reading changes
 * nothing.
 */
export async function agreementLinkForms(
  app: FastifyInstance,
  { call, contextFor, sendAnswer }: Options,
): Promise<void> {
  registerPlainForms(app, [
    {
      path: '/agreement/:token',
      refusal: sendAnswer,
      submit: async (request, { step, name = '', drawn, confirmed, consent }) => {
        const { token } = request.params as Link;
        const links = call(request).agreementLinks;
        if (step === 'translation') await links.takeTranslation({ token });
        else if (step === 'reading') {
          await links.confirmReading({ token, confirmed: isTicked(confirmed) });
        } else {
          await links.sign({ token, name, drawn: drawn || null, consent: isTicked(consent) });
        }
        // The next step is below the text; what is said once the signature has arrived, at the top.
        return `/agreement/${encodeURIComponent(token)}${step === 'sign' ? '' : `#${NEXT_STEP}`}`;
      },
    },
  ]);
  for (const [name, { which, type }] of Object.entries(FILES)) {
    app.get<{ Params: Link }>(`/agreement/:token/${name}`, async (request, reply) => {
      const context = contextFor(request);
      await enforceRateLimit(context, 'agreement-files', READS);
      const bytes = await getLinkedFile(context, request.params.token, which);
      reply
        .header('x-robots-tag', 'noindex, nofollow')
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'private, no-store');
      if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
      return reply
        .type(type)
        .header('content-security-policy', 'sandbox')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(bytes);
    });
  }
}
