import type { FastifyInstance } from 'fastify';
import * as errors from '../../../messages/en/errors.ts';
import { isLoopback } from '../config/setting-schemas.ts';
import { DomainError } from '../errors/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the URL contains a secret that other sites do not know. Its page sends no referrer, so browsers without
     * Sec-Fetch-Site submit its forms with `Origin: null`, which is then accepted.
     */
    isSecretAddress?: boolean;
  }
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const OWN_FETCH_SITES = new Set(['same-origin', 'none']);

/**
 * Whether the Host header names the site, or this machine. Against DNS rebinding: a page of another site whose name is
 * made to resolve to this server is of the same origin for its browser, and only the Host header shows its name.
 */
export function namesSite(
  { host }: { host?: string | undefined },
  siteHosts: ReadonlySet<string>,
): boolean {
  if (host === undefined) return true;
  const url = URL.parse(`http://${host}`);
  if (url === null) return false;
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  return siteHosts.has(url.hostname) || isLoopback(hostname) || hostname.endsWith('.localhost');
}

/** The names under which the site and its calls are reached. */
export const siteHostsOf = (urls: readonly (string | null)[]): ReadonlySet<string> =>
  new Set(urls.flatMap((url) => (url === null ? [] : [new URL(url).hostname])));

/**
 * CSRF protection: rejects writes that another site's page makes a browser send. Programs send neither Origin nor
 * Sec-Fetch-Site and are allowed: nothing here relies on cookies, so they gain no access. Where calls have their own
 * origin (`callsOrigin`), the site's pages at `publicUrl` are cross-origin too, and may write.
 */
export function registerOriginGuard(
  app: FastifyInstance,
  { publicUrl, callsOrigin }: { publicUrl: string; callsOrigin: string | null },
): void {
  const siteHosts = siteHostsOf([publicUrl, callsOrigin]);
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (SAFE_METHODS.has(method)) return;
    if (!namesSite(headers, siteHosts)) {
      throw new DomainError('forbidden', 'unknown_host', errors.unknownHost);
    }
    if (callsOrigin !== null && headers.origin === publicUrl) return;
    const site = headers['sec-fetch-site'];
    const allowed =
      typeof site === 'string'
        ? OWN_FETCH_SITES.has(site)
        : headers.origin === undefined ||
          headers.origin === publicUrl ||
          (headers.origin === 'null' && routeOptions.config.isSecretAddress === true);
    if (!allowed) {
      throw new DomainError('forbidden', 'cross_site', errors.crossSite);
    }
  });
}
