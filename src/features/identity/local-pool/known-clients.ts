import { createHmac } from 'node:crypto';
import type { PoolCall } from './pool.ts';

/**
 * A keyed hash of the caller's network address, for storage with an account: the database does not contain the address,
 * nor does it show that two accounts share one.
 */
export function clientHashOf({ signingKey, clientKey }: PoolCall, userId: string): string {
  return createHmac('sha256', signingKey.pepper)
    .update(`client ${userId} ${clientKey}`)
    .digest('base64url');
}
