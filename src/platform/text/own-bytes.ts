/**
 * Copies bytes that are to be cached into a buffer of their own. Short buffers of Node are slices of a 64 KB pool, and
 * a stream's chunk may be a slice of a larger buffer: caching a slice keeps the whole buffer in memory.
 */
export function ownBytes(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}
