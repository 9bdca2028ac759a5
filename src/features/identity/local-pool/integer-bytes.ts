/**
 * The bytes of a non-negative integer, as few as possible, with a leading zero if the first bit is set. This is the
 * encoding of ASN.1 and of Java's BigInteger.toByteArray, which Cognito hashes.
 */
export function bytesOf(integer: bigint): Buffer {
  const hex = integer.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

export function integerOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}
