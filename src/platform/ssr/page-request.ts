import type { VisitorHeaders } from './page-view.ts';

/** The request headers that determine which response a cached page gets, and how its view is counted. */
export type PageRequest = VisitorHeaders & {
  encodings: string;
  ifNoneMatch: string | undefined;
  purpose: string;
};

/**
 * Reads these headers from the raw headers (alternating names and values), because Node would create an object of all
 * headers. Undefined for requests that Fastify must handle: those that have a body or an Expect header, ask for
 * Markdown, or have one of the headers that affect the response twice, including Host.
 */
export function readPageRequest(rawHeaders: readonly string[]): PageRequest | undefined {
  let encodings: string | undefined;
  let ifNoneMatch: string | undefined;
  let userAgent = '';
  let language = '';
  let referrer = '';
  let purpose = '';
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // Most headers are irrelevant, and lowercasing a name takes longer than everything else here.
    if (!RELEVANT_SHAPES.has(shapeOf(name))) continue;
    const value = rawHeaders[at + 1] ?? '';
    switch (name.toLowerCase()) {
      case 'accept-encoding':
        if (encodings !== undefined) return undefined;
        encodings = value;
        break;
      case 'if-none-match':
        if (ifNoneMatch !== undefined) return undefined;
        ifNoneMatch = value;
        break;
      case 'accept':
        // The Markdown form of a page takes the normal path: see `prefersMarkdown`.
        if (/text\/markdown/i.test(value)) return undefined;
        break;
      case 'host':
        hosts += 1;
        break;
      case 'user-agent':
        userAgent = value;
        break;
      case 'accept-language':
        language = value;
        break;
      case 'referer':
        referrer = value;
        break;
      case 'sec-purpose':
      case 'purpose':
        purpose = value;
        break;
      case 'content-length':
      case 'transfer-encoding':
      case 'expect':
        return undefined;
    }
  }
  if (hosts > 1) return undefined;
  return { encodings: encodings ?? '', ifNoneMatch, userAgent, language, referrer, purpose };
}

const RELEVANT = [
  'accept',
  'accept-encoding',
  'if-none-match',
  'host',
  'user-agent',
  'accept-language',
  'referer',
  'sec-purpose',
  'purpose',
  'content-length',
  'transfer-encoding',
  'expect',
];

/** A number for the length and the first letter of a name, the same for capital and small letters. */
const shapeOf = (name: string) => name.length * 32 + (name.charCodeAt(0) & 31);

const RELEVANT_SHAPES = new Set(RELEVANT.map(shapeOf));
