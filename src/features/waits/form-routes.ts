import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { registerPlainForms, type SendAnswer } from '../../platform/http/plain-forms.ts';
import { nestPreferences } from '../contact-preferences/rules.ts';
import type { joinInput } from './schema.ts';

type Link = { token: string };
type JoinFields = z.input<typeof joinInput>;
type Caller = {
  waits: {
    join: (input: JoinFields) => Promise<{ page: string | null }>;
    joinForAppointment: (
      input: Link & { from: string; until: string; anyAttorney: boolean },
    ) => Promise<unknown>;
    take: (input: Link) => Promise<unknown>;
    decline: (input: Link) => Promise<unknown>;
    leave: (input: Link) => Promise<unknown>;
  };
};
type Options = {
  call: (request: FastifyRequest) => Caller;
  /** Sends the form's page with the result on it. */
  sendAnswer: SendAnswer;
};

const REFUSAL = {
  labels: { from: 'firstDayLabel', until: 'lastDayLabel' },
  advice: 'goBackOrCall',
} as const;

/** The forms of the pages about earlier times. Opening a link changes nothing: mail programs open links, too. */
export async function waitForms(app: FastifyInstance, { call, sendAnswer }: Options) {
  const waits = (request: FastifyRequest) => call(request).waits;
  const tokenOf = ({ params }: FastifyRequest) => (params as Link).token;
  const answer = (action: 'take' | 'decline' | 'leave') => ({
    path: `/earlier-times/:token/${action}`,
    refusal: REFUSAL,
    submit: async (request: FastifyRequest) => {
      const token = tokenOf(request);
      await waits(request)[action]({ token });
      return `/earlier-times/${encodeURIComponent(token)}`;
    },
  });
  registerPlainForms(app, [
    {
      path: '/earlier-times',
      refusal: sendAnswer,
      submit: async (request, { type, ...fields }) => {
        const wait = { ...nestPreferences(fields), consultationType: type } as JoinFields;
        const { page } = await waits(request).join(wait);
        return page ?? '/earlier-times?known=1';
      },
    },
    {
      path: '/appointment/:token/wait',
      refusal: REFUSAL,
      submit: async (request, { from = '', until = '', anyone }) => {
        const token = tokenOf(request);
        const anyAttorney = anyone === '1';
        await waits(request).joinForAppointment({ token, from, until, anyAttorney });
        return `/appointment/${encodeURIComponent(token)}`;
      },
    },
    answer('take'),
    answer('decline'),
    answer('leave'),
  ]);
}
