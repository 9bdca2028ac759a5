import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { FormFields } from '../../../platform/forms/form-answer-schema.ts';
import { registerPlainForms, type SendAnswer } from '../../../platform/http/plain-forms.ts';
import { nestPreferences } from '../../contact-preferences/rules.ts';
import { EMBED_BOOKED_PATH, EMBED_BOOKING_PATH, embedHref } from '../../embed/address-rules.ts';
import { readEmbedTheme } from '../../embed/rules.ts';
import type { bookAppointmentInput } from '../schema.ts';
import { readTime } from './rules.ts';

type Booked = { id: string; clientPage: string | null };

/** What a form sends: the procedure checks it. */
type BookingInput = z.input<typeof bookAppointmentInput>;

type Caller = { appointments: { book: (input: BookingInput) => Promise<Booked> } };

type Options = {
  call: (request: FastifyRequest) => Caller;
  /** Sends the form's page with the result on it. */
  sendAnswer: SendAnswer;
};

/**
 * The booking for browsers without scripts. The page is cached for everybody, so it has no Idempotency-Key: the same
 * details within ten minutes are one booking (see `bookAppointment`).
 */
export async function bookingFormPost(app: FastifyInstance, { call, sendAnswer }: Options) {
  const formAt = (path: string, nextOf: (booked: Booked, request: FastifyRequest) => string) => ({
    path,
    submit: async (request: FastifyRequest, { type, time, ...details }: FormFields) => {
      const { start: scheduledDate, attorney } = readTime(time);
      const booking = {
        ...nestPreferences(details),
        consultationType: type,
        scheduledDate,
        attorney,
      };
      try {
        return nextOf(await call(request).appointments.book(booking as BookingInput), request);
      } catch (error) {
        const page = paymentPageOf(error);
        if (page === undefined) throw error;
        return path === EMBED_BOOKING_PATH ? inFrame(page, request) : page;
      }
    },
    refusal: sendAnswer,
  });
  const inFrame = (page: string, { query }: FastifyRequest) =>
    embedHref(`/embed${page}`, readEmbedTheme((query as FormFields).theme));
  registerPlainForms(app, [
    formAt('/schedule', ({ id, clientPage }) => clientPage ?? `/schedule/booked/${id}`),
    // The client's own page must not be in a frame: a page in the frame links to it.
    formAt(EMBED_BOOKING_PATH, ({ id, clientPage }, { query }) =>
      embedHref(
        `${EMBED_BOOKED_PATH}/${clientPage?.split('/').at(-1) ?? id}`,
        readEmbedTheme((query as FormFields).theme),
      ),
    ),
  ]);
}

/** The page on which a consultation with a fee is paid; undefined if the booking failed for another reason. */
const paymentPageOf = (error: unknown): string | undefined =>
  error instanceof Error && error.cause instanceof DomainError
    ? error.cause.details.payment?.page
    : undefined;
