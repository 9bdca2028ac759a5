import type { Caller } from '../../platform/auth/user.ts';
import { DomainError } from '../../platform/errors/errors.ts';
import { enforceRateLimit } from '../../platform/rate-limits/enforce-rate-limit.ts';
import { hashOfToken } from '../../platform/secrets/hash-of-token.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { isInRanges } from './address-range.ts';
import { findKeyByHash, noteKeyUse } from './queries.ts';
import { KEY_CALLS_PER_MINUTE } from './rules.ts';
import { permissionOf } from './schema.ts';

/**
 * The program that calls with an API key. Reads the key from the database each time, so that every process rejects a
 * revoked key immediately. Throws `invalid_token`, `address_not_allowed` or `too_many_requests`.
 */
export async function authenticateKey(ctx: Context, key: string): Promise<Caller> {
  const { db, now, clientAddress } = ctx;
  const found = await findKeyByHash(db, hashOfToken(key));
  if (!found || found.revokedAt || (found.expiresAt && found.expiresAt <= now())) {
    throw new DomainError(
      'unauthenticated',
      'invalid_token',
      'This API key is unknown, revoked or expired.',
    );
  }
  const { id, name, addressRanges, createdAt } = found;
  if (addressRanges.length > 0 && !isInRanges(clientAddress, addressRanges)) {
    throw new DomainError(
      'forbidden',
      'address_not_allowed',
      'This API key may not be used from this network address.',
    );
  }
  const limit = { limit: KEY_CALLS_PER_MINUTE, seconds: 60 };
  await enforceRateLimit({ ...ctx, clientKey: id }, 'api-key', limit);
  await noteKeyUse(db, id, now());
  return {
    ...{ id, createdAt, username: nameOfKey(name), email: null, areas: null, attorneyId: null },
    // Its permissions are only those of its scopes.
    role: 'admin',
    scopes: found.scopes.flatMap((scope) => permissionOf(scope) ?? []),
    signIn: { sub: id, signedInAt: createdAt, lastProvenAt: createdAt, sessionId: null },
    lacksSecondFactor: false,
  };
}

/** The actor in audit entries of calls with a key. */
const nameOfKey = (name: string): string => `API key “${name}”`;
