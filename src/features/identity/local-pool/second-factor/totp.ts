import { createHmac, randomBytes } from 'node:crypto';
import { getUnixTime } from '../../../../platform/time/date-math.ts';

/** Time-based one-time passwords (RFC 6238) as every authenticator app computes them by default. */

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
const DIGITS = 6;
/** How many steps a device's clock may be off. */
const DRIFT_STEPS = 1;
// RFC 4648 §6.
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in base32, 32 characters. */
export function newTotpSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0'));
  const groups = bits.join('').match(/.{5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group, 2)]).join('');
}

/** The code of a step of 30 seconds since 1970. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step of a code: the current one, the one before or the one after; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const current = Math.floor(getUnixTime(now) / STEP_SECONDS);
  for (let step = current - DRIFT_STEPS; step <= current + DRIFT_STEPS; step++) {
    if (codeOfStep(secret, step) === code) return step;
  }
  return undefined;
}

function decodeBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
