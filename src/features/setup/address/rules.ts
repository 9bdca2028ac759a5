/** Constants of the check of the site's address. No dependency: the back office uses them too. */

/**
 * The result of checking an address: this site, configured with this address (`ready`); this site, configured with
 * another one (`not-configured`); something else (`other-site`); or no readable response (`unreachable`).
 */
export const ADDRESS_STATES = ['ready', 'not-configured', 'other-site', 'unreachable'] as const;

/**
 * `www.example.com` and `https://www.example.com/about` become `https://www.example.com`; null if it is not a domain.
 */
export function siteAddressOf(text: string): string | null {
  const typed = text.trim();
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin, username } = new URL(address);
  const isDomain = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(hostname);
  return protocol === 'https:' && isDomain && username === '' ? origin : null;
}
