import { createHash } from 'node:crypto';

const hashOf = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** A request as identified by its Idempotency-Key. Keys of different callers and procedures are independent. */
export type KeyedRequest = { caller: string; procedure: string; key: string; input: unknown };

/**
 * What is stored of a key and of its request. The hash of the request includes the key, which is stored nowhere, so
 * that nobody can guess the input from the hash alone.
 */
export function hashesOf({ caller, procedure, key, input }: KeyedRequest) {
  return {
    keyHash: hashOf(caller, procedure, key),
    requestHash: hashOf(key, JSON.stringify(input) ?? ''),
  };
}

/** The place of the stored response, for `SecretBox`. */
export const placeOfAnswer = (keyHash: string) => `idempotency_keys.sealed_answer:${keyHash}`;
