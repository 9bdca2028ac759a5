/**
 * Normalizes the address of a public page: https only, without a username, on a host with a domain. Null if `text` is
 * not one.
 */
export function httpsUrlOf(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPublic = url?.protocol === 'https:' && url.username === '' && url.hostname.includes('.');
  return isPublic ? url.href : null;
}
