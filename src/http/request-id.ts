import { randomBytes } from 'node:crypto';

const PROCESS = randomBytes(9).toString('base64url');
let count = 0;

/**
 * The id of a request in the log and in its answer: twelve characters for this process, which no other one has,
 * and a number. Nothing may be entrusted to it: it can be guessed.
 */
export function nextRequestId(): string {
  count += 1;
  return `${PROCESS}-${count}`;
}
