import type { IncomingHttpHeaders } from 'node:http';

/**
 * Counts a page that was sent to somebody. `url` is the path and query as requested; `status` is that of the page: a
 * 304 counts as the 200 that the client already has. Takes separate arguments, because an object would have to be
 * created for each cached page.
 */
export type CountView = (url: string, status: number, visitor: VisitorHeaders) => void;

/** The request headers by which a view is classified; empty if the client sent none. */
export type VisitorHeaders = { userAgent: string; language: string; referrer: string };

export const visitorHeadersOf = (headers: IncomingHttpHeaders): VisitorHeaders => ({
  userAgent: headers['user-agent'] ?? '',
  language: headers['accept-language'] ?? '',
  referrer: headers.referer ?? '',
});

/**
 * Whether Sec-Purpose (or Purpose, its name in older browsers) says that the request is speculative: the response may
 * never be shown.
 */
export const isSpeculative = (purpose: string): boolean => /prefetch|prerender/i.test(purpose);
