import type { IncomingHttpHeaders } from 'node:http';

/**
 * Counts a page that somebody was sent. `url` is path and query as they were sent; `status` is that of the page: a 304
 * counts as the 200 that the client already has. With arguments instead of an object, which would be made for each cached
 * page.
 */
export type CountView = (url: string, status: number, visitor: VisitorHeaders) => void;

/** The request headers by which a view is classified; empty where the client sent none. */
export type VisitorHeaders = { userAgent: string; language: string; referrer: string };

export const visitorHeadersOf = (headers: IncomingHttpHeaders): VisitorHeaders => ({
  userAgent: headers['user-agent'] ?? '',
  language: headers['accept-language'] ?? '',
  referrer: headers.referer ?? '',
});

/** Whether Sec-Purpose (or Purpose, as older browsers call it) says that nobody may ever look at the answer. */
export const isSpeculative = (purpose: string): boolean => /prefetch|prerender/i.test(purpose);
