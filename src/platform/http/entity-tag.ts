import { hash } from 'node:crypto';

/** The strong entity tag of some content. */
export const etagOf = (content: string | Buffer) =>
  `"${hash('sha256', content, 'base64url').slice(0, 22)}"`;

/**
 * Whether an If-None-Match header matches this entity tag (RFC 9110 §13.1.2): a list of weak or strong tags, or `*`.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  if (header.trim() === '*') return true;
  return [...header.matchAll(/"[^"]*"/g)].some(([tag]) => tag === etag);
}
