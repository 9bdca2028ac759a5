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
 * `base ^ exponent mod N` by OpenSSL: it is what agreeing on a Diffie-Hellman secret computes, several
 * times faster than arithmetic on BigInt, and in constant time. Throws for 0, 1 and N - 1, which no
 * honest party sends. Keys go in encoded, because `createDiffieHellman` would prove each time that the
 * prime is one, which takes more than a second.
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

/** One byte, or the number of bytes that follow and the length in them. */
function encodeLength(length: number): number[] {
  if (length < 0x80) return [length];
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  return [0x80 | bytes.length, ...bytes];
}
