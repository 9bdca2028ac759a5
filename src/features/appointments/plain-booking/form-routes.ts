import type { FastifyInstance, FastifyRequest } from 'fastify';
import { registerPlainForms, type SendAnswer } from '../../../platform/http/plain-forms.ts';
import { nestPreferences } from '../../contact-preferences/rules.ts';
import { readTime } from './rules.ts';

type Caller = {
  appointments: { book: (input: never) => Promise<{ id: string; clientPage: string | null }> };
};

type Options = {
  call: (request: FastifyRequest) => Caller;
  /** Sends the page of the form with the answer on it. */
  sendAnswer: SendAnswer;
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
        const booking = {
          ...nestPreferences(details),
          consultationType: type,
          scheduledDate,
          attorney,
        };
        const { id, clientPage } = await call(request).appointments.book(booking as never);
        return clientPage ?? `/schedule/booked/${id}`;
      },
      refusal: sendAnswer,
    },
  ]);
}
