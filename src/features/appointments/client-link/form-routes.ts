import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/errors.ts';
import { registerPlainForms } from '../../../platform/http/plain-forms.ts';
import { isNotFree } from '../../scheduling/rules.ts';
import { moveHref } from './rules.ts';

type Link = { token: string };
type ByLink<Input = Link> = (input: Input) => Promise<unknown>;
type Caller = {
  appointmentLinks: {
    confirm: ByLink;
    cancel: ByLink;
    move: ByLink<Link & { scheduledDate: string; anyAttorney: boolean }>;
  };
};
type Options = { call: (request: FastifyRequest) => Caller };

const REFUSAL = { labels: { scheduledDate: 'timeLabel' }, advice: 'goBackOrCall' } as const;

/** Form routes behind the buttons of the client's own appointment page, for browsers without JavaScript. */
export async function appointmentLinkForms(app: FastifyInstance, { call }: Options) {
  const links = (request: FastifyRequest) => call(request).appointmentLinks;
  const tokenOf = ({ params }: FastifyRequest) => (params as Link).token;
  const pageOf = (token: string) => `/appointment/${encodeURIComponent(token)}`;
  const route = (action: 'confirm' | 'cancel') => ({
    path: `/appointment/:token/${action}`,
    refusal: REFUSAL,
    submit: async (request: FastifyRequest) => {
      const token = tokenOf(request);
      await links(request)[action]({ token });
      return pageOf(token);
    },
  });
  const move = {
    path: '/appointment/:token/move',
    refusal: REFUSAL,
    submit: async (request: FastifyRequest, { start = '', anyone }: Record<string, string>) => {
      const token = tokenOf(request);
      try {
        await links(request).move({ token, scheduledDate: start, anyAttorney: anyone === '1' });
      } catch (error) {
        // The page says that the time is taken, and shows the free times of that day.
        if (!isTaken(error)) throw error;
        return pageOf(token) + moveHref({ start, anyone: anyone === '1', isTaken: true });
      }
      return pageOf(token);
    },
  };
  registerPlainForms(app, [route('confirm'), route('cancel'), move]);
}

const isTaken = (error: unknown) =>
  error instanceof Error && error.cause instanceof DomainError && isNotFree(error.cause.reason);
