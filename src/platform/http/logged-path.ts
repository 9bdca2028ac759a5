import { PRIVATE_ADDRESSES } from '../private-pages/private-addresses.ts';

// Tokens in the URLs of a subscriber, an appointment or a draft grant access to that record.
const LINK_TOKEN = /\/[\w-]{43}(?=[/.]|$)/g;
// In the format of `SecretBox`.
const SEALED_TOKEN = /\/v\d+\.[\w-]+\.[\w-]+\.[^/]*/g;
// Matches the token of a page or call even if a mail program has truncated or extended the URL, in every encoding.
const LINK = new RegExp(`^(/api/[a-z]+-links|${PRIVATE_ADDRESSES.join('|')})/+[^/]+`);

/** Whether the path of a URL contains an access token. */
export const hasToken = (url: string): boolean => loggedPath(url) !== url.split('?', 1)[0];

/** The form of a URL for the log: its path, with access tokens removed. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path
    .replace(LINK, '$1/[token]')
    .replace(SEALED_TOKEN, '/[token]')
    .replace(LINK_TOKEN, '/[token]');
}
