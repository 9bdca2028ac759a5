import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export type DocumentFile = {
  name: string;
  mediaType: string;
  sizeBytes: number;
  bytes: AsyncIterable<Uint8Array>;
};

/** Even a browser that shows the file instead of saving it runs nothing of it, and gives it no access to the site. */
const POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

/**
 * Streams a file that somebody else has uploaded, as a download that is neither opened nor cached. If reading fails
 * later, the connection ends before the announced length, so that the file is not mistaken for a complete one.
 */
export function sendDocument(reply: FastifyReply, file: DocumentFile) {
  return reply
    .type(file.mediaType)
    .header('content-length', String(file.sizeBytes))
    .header('content-disposition', dispositionOf(file.name))
    .header('content-security-policy', POLICY)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex, nofollow')
    .send(Readable.from(file.bytes, { objectMode: false }));
}

/** For old clients in ASCII, for all others in UTF-8. Source: RFC 6266, RFC 8187. */
function dispositionOf(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9 ._()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
