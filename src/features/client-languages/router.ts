import { can, router } from '../../platform/trpc/trpc.ts';
import { changeLanguage } from './change-language.ts';
import { changedLanguageSchema, changeLanguageInput } from './schema.ts';

const DESCRIPTION =
  'Mails that have not been sent yet, files and pages for the client are then in this language.';

const EXAMPLES = {
  body: { language: 'es' },
  response: { id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20', language: 'es' },
};

/** In which language a client is written to: that of the page on which they wrote, unless staff have changed it. */
export const clientLanguagesRouter = router({
  ofMessage: can('messages.answer')
    .meta({
      rest: 'PUT /admin/contact-submissions/:id/language',
      summary: 'Change the language in which the sender of a message is written to',
      description: DESCRIPTION,
      errors: [404],
      examples: EXAMPLES,
    })
    .input(changeLanguageInput)
    .output(changedLanguageSchema)
    .mutation(({ ctx, input }) => changeLanguage(ctx, 'message', input)),

  ofAppointment: can('appointments.change')
    .meta({
      rest: 'PUT /admin/appointments/:id/language',
      summary: 'Change the language in which the client of an appointment is written to',
      description: DESCRIPTION,
      errors: [404],
      examples: EXAMPLES,
    })
    .input(changeLanguageInput)
    .output(changedLanguageSchema)
    .mutation(({ ctx, input }) => changeLanguage(ctx, 'appointment', input)),

  ofSubscriber: can('subscribers.change')
    .meta({
      rest: 'PUT /admin/newsletter-subscribers/:id/language',
      summary: 'Change the language of a subscriber',
      description: DESCRIPTION,
      errors: [404],
      examples: EXAMPLES,
    })
    .input(changeLanguageInput)
    .output(changedLanguageSchema)
    .mutation(({ ctx, input }) => changeLanguage(ctx, 'subscriber', input)),
});
