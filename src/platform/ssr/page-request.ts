/** The request headers that decide which response a cached page gets. */
export type PageRequest = { encodings: string; ifNoneMatch: string | undefined };

/**
 * Reads them from the raw headers (alternating names and values). Undefined if the request has a body or an Expect
 * header, or one of the relevant headers twice, Host included: Fastify decides about those. Node would
 * make an object of all headers.
 */
export function readPageRequest(rawHeaders: readonly string[]): PageRequest | undefined {
  let encodings: string | undefined;
  let ifNoneMatch: string | undefined;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // Comparing lengths first is faster than changing the case of every name.
    if (!RELEVANT_LENGTHS.has(name.length)) continue;
    switch (name.toLowerCase()) {
      case 'accept-encoding':
        if (encodings !== undefined) return undefined;
        encodings = rawHeaders[at + 1];
        break;
      case 'if-none-match':
        if (ifNoneMatch !== undefined) return undefined;
        ifNoneMatch = rawHeaders[at + 1];
        break;
      case 'host':
        hosts += 1;
        break;
      case 'content-length':
      case 'transfer-encoding':
      case 'expect':
        return undefined;
    }
  }
  return hosts > 1 ? undefined : { encodings: encodings ?? '', ifNoneMatch };
}

const RELEVANT = [
  'accept-encoding',
  'if-none-match',
  'host',
  'content-length',
  'transfer-encoding',
  'expect',
];
const RELEVANT_LENGTHS = new Set(RELEVANT.map((name) => name.length));
