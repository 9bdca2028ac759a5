import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormAnswer } from '../../../platform/forms/form-answer/schema.ts';
import { registerPlainForms } from '../../../platform/http/plain-forms.ts';
import { readTime } from './rules.ts';

type Caller = { appointments: { book: (input: never) => Promise<{ id: string }> } };

type Options = {
  call: (request: FastifyRequest) => Caller;
  /** Sends the page at an address with the answer to the form on it. */
  sendAnswer: (
    request: FastifyRequest,
    reply: FastifyReply,
    page: { url: string; answer: FormAnswer },
  ) => Promise<FastifyReply>;
};

/**
 * The booking for browsers without scripts. The page is cached for everybody, so it has no Idempotency-Key: the same
 * details within ten minutes are one booking (see `bookAppointment`).
 */
export async function bookingFormPost(app: FastifyInstance, { call, sendAnswer }: Options) {
  registerPlainForms(app, [
    {
      path: '/schedule',
      submit: async (request, { type, time, ...details }) => {
        const { start: scheduledDate, attorney } = readTime(time);
        const booking = { ...details, consultationType: type, scheduledDate, attorney };
        const { id } = await call(request).appointments.book(booking as never);
        return `/schedule/booked/${id}`;
      },
      refusal: (request, reply, answer) => sendAnswer(request, reply, { url: request.url, answer }),
    },
  ]);
}
