import { createPrivateKey, createPublicKey, diffieHellman } from 'node:crypto';
import { bytesOf, integerOf } from './integer-bytes.ts';
import { GENERATOR, PRIME } from './srp-group.ts';

// Tags of ASN.1's distinguished encoding (X.690).
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const SEQUENCE = 0x30;
const DH_KEY_AGREEMENT = Buffer.from('06092a864886f70d010301', 'hex');

const ALGORITHM = encode(
  SEQUENCE,
  DH_KEY_AGREEMENT,
  encode(SEQUENCE, encodeInteger(PRIME), encodeInteger(GENERATOR)),
);

/**
 * `base ^ exponent mod N`, computed by OpenSSL as a Diffie-Hellman secret: several times faster than BigInt arithmetic,
 * and in constant time. Throws for 0, 1 and N - 1, which no honest party sends. Keys are passed in encoded form,
 * because `createDiffieHellman` would test each time whether the modulus is prime, which takes over a second.
 */
export function modularPower(base: bigint, exponent: bigint): bigint {
  const privateKey = createPrivateKey({
    format: 'der',
    type: 'pkcs8',
    key: encode(
      SEQUENCE,
      encodeInteger(0n),
      ALGORITHM,
      encode(OCTET_STRING, encodeInteger(exponent)),
    ),
  });
  const publicKey = createPublicKey({
    format: 'der',
    type: 'spki',
    key: encode(
      SEQUENCE,
      ALGORITHM,
      encode(BIT_STRING, Buffer.from([0]), encodeInteger(base % PRIME)),
    ),
  });
  return integerOf(diffieHellman({ privateKey, publicKey }));
}

function encodeInteger(integer: bigint): Buffer {
  return encode(INTEGER, bytesOf(integer));
}

function encode(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag, ...encodeLength(content.length)]), content]);
}

/** DER length: a single byte, or the number of length bytes followed by these bytes. */
function encodeLength(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return [0x80 | bytes.length, ...bytes];
}
