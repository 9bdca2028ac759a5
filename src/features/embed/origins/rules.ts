/** Maximum number of sites: a header of every embedded page lists all of them. */
export const MAX_ORIGINS = 30;

const MAX_LENGTH = 120;

/** A name with a domain, or an IPv4 address. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{1,63}$/;

/** Sites under development on the visitor's own computer. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

/**
 * The origin of a typed or pasted address, such as `https://www.harbor.example` for `www.harbor.example/contact`. Null if
 * it cannot be allowed to embed: it must use https, except on `localhost`, and have no wildcards and no password.
 */
export function siteOriginOf(text: string): string | null {
  const typed = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (url?.username !== '' || url.password !== '' || url.origin.length > MAX_LENGTH) {
    return null;
  }
  const isLocal = LOCAL_HOSTS.includes(url.hostname);
  if (isLocal) return /^https?:$/.test(url.protocol) ? url.origin : null;
  return url.protocol === 'https:' && HOST.test(url.hostname) ? url.origin : null;
}
