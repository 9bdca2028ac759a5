import { z } from 'zod';
import * as validation from '../../../messages/en/validation.ts';
import { formGuardFields } from '../../platform/forms/schema.ts';
import { emailText } from '../../platform/text/text-schema.ts';

/** Fields of the sign-up form, shared by the form and the server. */
export const newsletterFormSchema = z.object({ email: emailText });

export const subscribeInput = newsletterFormSchema.extend(formGuardFields);
export type SubscribeInput = z.output<typeof subscribeInput>;

/** The same for every address, so that it does not reveal who is subscribed. */
export const subscribeOutput = z.object({ accepted: z.literal(true) });

/** The token in a subscriber's personal link: 256 random bits in base64url. */
export const subscriptionToken = z.object({
  token: z.string().regex(/^[\w-]{43}$/, { error: validation.notOurLink }),
});

export const subscriptionSchema = z.object({
  status: z.enum(['pending', 'confirmed', 'unsubscribed']),
});
