import { z } from 'zod';
import type { SecretKey } from './secret-box.ts';

const KEY_BYTES = 32;
const PAIR = /^([A-Za-z0-9][\w-]{0,31}):(.*)$/;

/**
 * `id:key` pairs separated by commas, the current key first; keys in base64. Ids must be unique: of two keys with the
 * same id, one could not decrypt its values.
 */
export const secretKeysText = z
  .string()
  .transform((value, context): SecretKey[] =>
    value.split(',').map((entry) => {
      const [, id = '', encoded = ''] = PAIR.exec(entry.trim()) ?? [];
      const key = Buffer.from(encoded, 'base64');
      if (key.length !== KEY_BYTES) {
        context.addIssue(`must be id:key pairs with keys of ${KEY_BYTES} bytes in base64`);
      }
      return { id, key };
    }),
  )
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, {
    error: 'must not have two keys of one id',
  });
