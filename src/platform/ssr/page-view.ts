import type { IncomingHttpHeaders } from 'node:http';

/** A page that somebody was sent, as far as it can be counted: nothing in it is stored as it is. */
export type PageView = {
  /** As it was sent: path and query. */
  url: string;
  /** Of the page; a 304 counts as the 200 that the client already has. */
  status: number;
} & VisitorHeaders;

/** The request headers by which a view is classified; empty where the client sent none. */
export type VisitorHeaders = { userAgent: string; language: string; referrer: string };

export const visitorHeadersOf = (headers: IncomingHttpHeaders): VisitorHeaders => ({
  userAgent: headers['user-agent'] ?? '',
  language: headers['accept-language'] ?? '',
  referrer: headers.referer ?? '',
});

/** Whether Sec-Purpose (or Purpose, as older browsers call it) says that nobody may ever look at the answer. */
export const isSpeculative = (purpose: string): boolean => /prefetch|prerender/i.test(purpose);
