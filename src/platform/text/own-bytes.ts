/**
 * Copies bytes that are to be cached into memory of their own. Short buffers of Node are slices of a 64 KB pool, and a
 * stream's chunk may be a slice of a larger buffer: keeping a slice keeps all of its memory.
 */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
