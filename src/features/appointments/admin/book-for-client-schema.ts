import { z } from 'zod';
import * as validation from '../../../../messages/en/validation.ts';
import { emailText, optionalLine, requiredText } from '../../../platform/text/text-schema.ts';
import { nestPreferences } from '../../contact-preferences/rules.ts';
import { preferenceFormFields } from '../../contact-preferences/schema.ts';
import { duration } from '../../scheduling/schema.ts';
import { consultationType, hostChoice, preferenceInput } from '../../scheduling/slots/schema.ts';
import { clientDetailsSchema } from '../schema.ts';
import { calendarConflicts, renameOverBusy } from './calendar-conflicts-schema.ts';

/** The client's e-mail address, or none: staff phone a client without one. */
const emailOrNone = optionalLine(254)
  .transform((email) => email ?? '')
  .refine((email) => email === '' || emailText.safeParse(email).success, {
    error: validation.email,
  })
  .transform((email) => (email === '' ? '' : emailText.parse(email)));

const bookForClientFields = clientDetailsSchema.extend({
  email: emailOrNone,
  consultationType,
  scheduledDate: requiredText(40),
  duration: duration.optional(),
  /** The host: the slug of an attorney, or null for the firm; anyone who offers the type if omitted. */
  attorney: hostChoice,
  /** One of the ways of the type; its usual way if omitted. */
  place: preferenceInput.place,
  clientLanguage: optionalLine(20).describe(
    'The language of mails to the client; without it, that of their latest record, else the main one',
  ),
  ...calendarConflicts,
});

const isReachable = ({ email, phone }: { email: string; phone: string | null }) =>
  email !== '' || phone !== null;
const UNREACHABLE = {
  path: ['email'],
  error: 'Enter an e-mail address, or a phone number for a client without e-mail',
};

/**
 * A booking that staff enter for a client, who has an e-mail address or at least a phone number. `duration` is in minutes
 * and defaults to that of the type.
 */
export const bookForClientInput = bookForClientFields.refine(isReachable, UNREACHABLE);
export const bookForClientCall = bookForClientFields
  .refine(isReachable, UNREACHABLE)
  .transform(renameOverBusy);
export type BookForClientInput = z.output<typeof bookForClientCall>;

/** The same input as the form submits it: everything is text, and minutes may be blank. */
export const bookForClientForm = bookForClientFields
  .omit({ overBusy: true, ignoreCalendarConflicts: true, contactPreferences: true })
  .extend({
    ...preferenceFormFields,
    duration: z
      .string()
      .transform((minutes) => (minutes === '' ? undefined : Number(minutes)))
      .pipe(duration.optional()),
  })
  .refine(isReachable, UNREACHABLE)
  .transform(nestPreferences);
