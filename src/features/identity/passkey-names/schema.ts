import { z } from 'zod';
import { requiredText } from '../../../platform/text/text-schema.ts';
import { MAX_PASSKEY_NAME } from './rules.ts';

export const passkeyName = requiredText(MAX_PASSKEY_NAME);

/** `id`: the credential id at the user pool. */
export const passkeyInput = z.object({ id: requiredText(1_400) });

export const namePasskeyInput = passkeyInput.extend({ name: passkeyName });
export type NamePasskeyInput = z.output<typeof namePasskeyInput>;

export const passkeyNamesSchema = z.array(z.object({ id: z.string(), name: z.string() }));
