import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { bytesOf, integerOf } from './integer-bytes.ts';
import { modularPower } from './modular-power.ts';
import { GENERATOR, PRIME } from './srp-group.ts';

/** The only data stored for a password, in hexadecimal. The password cannot be computed from it, only guessed. */
export type PasswordVerifier = { salt: string; verifier: string };

/** The owner of the password; part of the hash. `poolName` is the part of the pool's id after the underscore. */
export type SrpIdentity = { poolName: string; userId: string };

/** The state of one sign-in, in hexadecimal, named as in RFC 2945: A, B and b. */
export type SrpExchange = { clientPublic: string; serverPublic: string; serverSecret: string };

const SALT_BYTES = 16;
// Twice the strength of the group; a longer secret only costs time.
const SECRET_BYTES = 32;
const KEY_BYTES = 16;
const KEY_INFO = 'Caldera Derived Key';

const MULTIPLIER = integerOf(sha256(bytesOf(PRIME), bytesOf(GENERATOR)));

export function createPasswordVerifier(identity: SrpIdentity, password: string): PasswordVerifier {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return { salt, verifier: computeVerifier(identity, password, salt).toString(16) };
}

/** Whether the password is right, for clients that send it in plain text. */
export function isPassword(
  identity: SrpIdentity,
  password: string,
  { salt, verifier }: PasswordVerifier,
): boolean {
  return equalBytes(
    sha256(computeVerifier(identity, password, salt).toString(16)),
    sha256(verifier),
  );
}

/**
 * The server's first step: its public value B and its secret b. Undefined if the client's value is not in the group.
 */
export function startExchange(clientPublic: string, verifier: string): SrpExchange | undefined {
  if (!/^[0-9a-f]{1,768}$/i.test(clientPublic)) return undefined;
  if (fromHex(clientPublic) % PRIME === 0n) return undefined;
  const b = integerOf(randomBytes(SECRET_BYTES));
  const B = (MULTIPLIER * fromHex(verifier) + modularPower(GENERATOR, b)) % PRIME;
  return { clientPublic, serverPublic: B.toString(16), serverSecret: b.toString(16) };
}

/**
 * Whether the client's signature proves that it knows the password: an HMAC over pool, user, secret
 * block and time, with a key that both sides derive (Cognito's PASSWORD_VERIFIER).
 */
export function verifyPasswordProof(
  { poolName, userId }: SrpIdentity,
  exchange: SrpExchange,
  verifier: string,
  claim: { secretBlock: string; timestamp: string; signature: string },
): boolean {
  const key = deriveKey(exchange, verifier);
  const expected = createHmac('sha256', key)
    .update(poolName)
    .update(userId)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
  return equalBytes(Buffer.from(claim.signature, 'base64'), expected);
}

function deriveKey(exchange: SrpExchange, verifier: string): Buffer {
  const [A, B] = [fromHex(exchange.clientPublic), fromHex(exchange.serverPublic)];
  const u = integerOf(sha256(bytesOf(A), bytesOf(B)));
  const S = modularPower(A * modularPower(fromHex(verifier), u), fromHex(exchange.serverSecret));
  return Buffer.from(hkdfSync('sha256', bytesOf(S), bytesOf(u), KEY_INFO, KEY_BYTES));
}

function computeVerifier(
  { poolName, userId }: SrpIdentity,
  password: string,
  salt: string,
): bigint {
  const x = integerOf(sha256(bytesOf(fromHex(salt)), sha256(`${poolName}${userId}:${password}`)));
  return modularPower(GENERATOR, x);
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

function sha256(...parts: readonly (Buffer | string)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function equalBytes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
