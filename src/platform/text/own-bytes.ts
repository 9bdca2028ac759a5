/**
 * The same bytes in memory of their own, for those that are kept. Short ones that Node makes are pieces of 64 KB, and
 * what a stream answers of a buffer as long as it could have been: whoever keeps a piece keeps all of that.
 */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
