const TRACKING =
  /^(utm_.*|fbclid|gclid|dclid|msclkid|mc_cid|mc_eid|igshid|yclid|cmpid|ncid|_hs.+|mkt_tok)$/i;
const MAX_LENGTH = 2_000;

/** A web address from a source, without tracking parameters; undefined for any other kind of address. */
export function articleUrl(address: string | undefined, base: string): string | undefined {
  const url = URL.parse(address?.trim() ?? '', base);
  if (!address?.trim() || !url || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username || url.password) return undefined;
  for (const name of new Set(url.searchParams.keys())) {
    if (TRACKING.test(name)) url.searchParams.delete(name);
  }
  return url.href.length > MAX_LENGTH ? undefined : url.href;
}

/** Normalised address for detecting duplicates; never used as a link. */
export function canonicalUrl(address: string): string {
  const url = new URL(address);
  url.searchParams.sort();
  const host = url.host.replace(/^www\./, '');
  return `https://${host}${url.pathname.replace(/\/+$/, '')}${url.search}`;
}
