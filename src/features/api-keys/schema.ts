import { z } from 'zod';
import { KEY_PERMISSIONS, type Permission, scopeOf } from '../../platform/auth/permission-rules.ts';
import { optionalText, requiredText } from '../../platform/text/text-schema.ts';
import { instantOut } from '../../platform/time/instant-schema.ts';
import { KEY_LIFETIMES, MAX_ADDRESS_RANGES } from './rules.ts';

const SCOPES = KEY_PERMISSIONS.map(scopeOf) as [string, ...string[]];

export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The last four characters of the key. */
  lastCharacters: z.string(),
  scopes: z.array(z.string()),
  addressRanges: z.array(z.string()),
  createdBy: z.string(),
  createdAt: instantOut,
  expiresAt: instantOut.nullable(),
  /** Accurate to about a minute. */
  lastUsedAt: instantOut.nullable(),
  revokedAt: instantOut.nullable(),
});

export const apiKeysSchema = z.array(apiKeySchema);

/** A new key, which is only returned here. */
export const newApiKeySchema = apiKeySchema.extend({ key: z.string() });

export const createApiKeyInput = z.object({
  name: requiredText(80),
  scopes: z
    .array(z.enum(SCOPES, { error: 'Must be a known scope' }))
    .min(1, { error: 'Choose at least one' })
    .transform((scopes) => [...new Set(scopes)]),
  lifetimeDays: z.union(
    KEY_LIFETIMES.map((days) => z.literal(days)),
    { error: `Must be one of ${KEY_LIFETIMES.join(', ')} or null` },
  ),
  /** The networks from which the key is accepted; empty for all. */
  addressRanges: z
    .array(requiredText(60))
    .max(MAX_ADDRESS_RANGES, { error: `At most ${MAX_ADDRESS_RANGES}` })
    .default([]),
});
export type CreateApiKeyInput = z.output<typeof createApiKeyInput>;

/** The form: ranges as a text, one per line. */
export const apiKeyFields = createApiKeyInput.extend({
  addressRanges: optionalText(2_000).transform((text) =>
    (text ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .slice(0, MAX_ADDRESS_RANGES + 1),
  ),
});

export const apiKeyIdInput = z.object({ id: z.uuid({ error: 'Must be the id of a key' }) });

/** The permission that a scope grants. */
export const permissionOf = (scope: string): Permission | undefined =>
  KEY_PERMISSIONS.find((permission) => scopeOf(permission) === scope);
