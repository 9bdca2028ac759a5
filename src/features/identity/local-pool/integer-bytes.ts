/**
 * The bytes of an integer that is not negative, as few as possible, with a zero in front if the first bit
 * is set: what ASN.1 writes and what Java's BigInteger.toByteArray answers, which Cognito hashes.
 */
export function bytesOf(integer: bigint): Buffer {
  const hex = integer.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

export function integerOf(bytes: Buffer): bigint {
  return BigInt(`0x${bytes.toString('hex')}`);
}
