import type { FastifyInstance } from 'fastify';
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
 * CSRF protection: rejects writes that another site's page makes a browser send. Programs send neither Origin nor
 * Sec-Fetch-Site and are allowed: nothing here relies on cookies, so they gain no access. Where calls have their own
 * origin (`callsOrigin`), the site's pages at `publicUrl` are cross-origin too, and may write.
 */
export function registerOriginGuard(
  app: FastifyInstance,
  { publicUrl, callsOrigin }: { publicUrl: string; callsOrigin: string | null },
): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }) => {
    if (SAFE_METHODS.has(method)) return;
    if (callsOrigin !== null && headers.origin === publicUrl) return;
    const site = headers['sec-fetch-site'];
    const allowed =
      typeof site === 'string'
        ? OWN_FETCH_SITES.has(site)
        : headers.origin === undefined ||
          headers.origin === publicUrl ||
          (headers.origin === 'null' && routeOptions.config.isSecretAddress === true);
    if (!allowed) {
      throw new DomainError('forbidden', 'cross_site', 'This request came from another site.');
    }
  });
}
