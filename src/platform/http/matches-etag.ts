/**
 * Whether an If-None-Match names this entity tag (RFC 9110 §13.1.2): one of a list, weak or strong, or
 * `*`.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}
