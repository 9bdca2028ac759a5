import { z } from 'zod';
import * as validation from '../../../messages/en/validation.ts';
import { optionalLine } from '../../platform/text/text-schema.ts';
import { BEST_TIMES_MAX, type ContactPreferences, PERMISSION_FIELDS, STATED_FOR } from './rules.ts';

const answer = z.boolean({ error: validation.trueOrFalse }).nullish();

/** Unknown members are rejected: a misspelt one would be a preference that is silently ignored. */
const statedSchema = z.strictObject({
  mayEmail: answer,
  mayCall: answer,
  mayLeaveVoicemail: answer,
  mayText: answer,
  bestTimes: optionalLine(BEST_TIMES_MAX).describe('In the words of the client'),
  neutralWording: answer.describe(
    'Whether what is seen of mails without opening them names neither the firm, law nor the matter',
  ),
});

/** How the client may be reached; null if nothing is stated, in which case every channel may be used. */
export const contactPreferencesInput = statedSchema
  .nullish()
  .transform((stated) => (stated ? onlyStated(stated) : null));

/** The members with a value; null if there are none. */
function onlyStated(input: z.output<typeof statedSchema>): ContactPreferences | null {
  const stated: ContactPreferences = {};
  for (const permission of PERMISSION_FIELDS) {
    const answered = input[permission];
    if (typeof answered === 'boolean') stated[permission] = answered;
  }
  if (input.bestTimes) stated.bestTimes = input.bestTimes;
  if (input.neutralWording) stated.neutralWording = true;
  return Object.keys(stated).length > 0 ? stated : null;
}

const formAnswer = z.string().optional();

/** The fields of a form: see `nestPreferences`. */
export const preferenceFormFields = {
  mayEmail: formAnswer,
  mayCall: formAnswer,
  mayLeaveVoicemail: formAnswer,
  mayText: formAnswer,
  bestTimes: optionalLine(BEST_TIMES_MAX).transform((text) => text ?? undefined),
  neutralWording: formAnswer,
};

/** Stored preferences, for staff. */
export const contactPreferencesSchema = z
  .object({
    mayEmail: z.boolean().optional(),
    mayCall: z.boolean().optional(),
    mayLeaveVoicemail: z.boolean().optional(),
    mayText: z.boolean().optional(),
    bestTimes: z.string().optional(),
    neutralWording: z.literal(true).optional(),
  })
  .nullable();

/** The combined preferences of the owner of a row's e-mail address. */
export const statedAtAddress = contactPreferencesSchema.describe(
  'What its owner has stated in any message or booking; the strictest if they differ',
);

/** `before`: the preferences that the caller read. If somebody has changed them since, the change is rejected. */
export const savePreferencesInput = z.object({
  kind: z.enum(STATED_FOR, { error: 'Choose message or appointment' }),
  id: z.uuid({ error: 'Must be the id of the record' }),
  before: contactPreferencesInput,
  contactPreferences: contactPreferencesInput,
});
export type SavePreferencesInput = z.output<typeof savePreferencesInput>;
