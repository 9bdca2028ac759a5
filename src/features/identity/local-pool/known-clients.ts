import { createHmac } from 'node:crypto';
import type { PoolCall } from './pool.ts';

/**
 * The client address of a call as it is kept of an account: a keyed hash, so that the database does not hold the
 * address and no two accounts show that they share one.
 */
export function clientHashOf({ signingKey, clientKey }: PoolCall, userId: string): string {
  return createHmac('sha256', signingKey.pepper)
    .update(`client ${userId} ${clientKey}`)
    .digest('base64url');
}
