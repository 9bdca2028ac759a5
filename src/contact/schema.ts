import { z } from 'zod';
import { formGuardFields } from '../form-guard/schema.ts';
import { instantOut } from '../instant-schema.ts';
import { PRACTICE_AREA_VALUES } from '../practice-areas/rules.ts';
import { emailText, optionalText, requiredText, requiredTextBlock } from '../text-schema.ts';

/** What a visitor writes to the firm; the form and the server share it. */
export const contactMessageSchema = z.object({
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: emailText,
  phone: optionalText(40),
  practiceArea: z.enum(PRACTICE_AREA_VALUES, { error: 'Choose one of the practice areas' }),
  message: requiredTextBlock(5_000),
});

/** `consent` is true where the sender ticked that the firm may use these details to answer. */
export const sendMessageInput = contactMessageSchema.extend({
  consent: z.boolean().optional(),
  ...formGuardFields,
});
export type SendMessageInput = z.output<typeof sendMessageInput>;

/** A message as the documented calls answer it. */
export const contactSubmissionSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  practiceArea: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  isResolved: z.boolean(),
  createdAt: instantOut,
});
