import { createHash } from 'node:crypto';

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** A request as its key identifies it. Keys of different callers and procedures are independent. */
export type KeyedRequest = { caller: string; procedure: string; key: string; input: unknown };

/**
 * What is stored of a key and of its request. The hash of the request includes the key, which is stored nowhere: from the
 * hash alone nobody can try out what was sent.
 */
export function hashesOf({ caller, procedure, key, input }: KeyedRequest) {
  return {
    keyHash: hashOf(caller, procedure, key),
    requestHash: hashOf(key, JSON.stringify(input) ?? ''),
  };
}

/** Where the answer to the request is stored, for `SecretBox`. */
export const placeOfAnswer = (keyHash: string) => `idempotency_keys.sealed_answer:${keyHash}`;
