import type { z } from 'zod';
import type { apiKeySchema } from '../../../src/features/api-keys/schema.ts';

export type ApiKey = z.output<typeof apiKeySchema>;

export type KeyState = 'active' | 'expired' | 'revoked';

export const KEY_STATE_LABELS: Readonly<Record<KeyState, string>> = {
  active: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
};

/** The state of a key at an instant. The server accepts active keys only. */
export function keyStateOf(
  { revokedAt, expiresAt }: Pick<ApiKey, 'revokedAt' | 'expiresAt'>,
  now: Date,
): KeyState {
  if (revokedAt) return 'revoked';
  return expiresAt && new Date(expiresAt) <= now ? 'expired' : 'active';
}
