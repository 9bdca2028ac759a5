import type { FastifyInstance } from 'fastify';
import { SCRIPTLESS_POLICY } from '../../platform/http/plain-forms.ts';
import { html } from '../../platform/text/html.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the response describes the firm to the public. */
    describesFirm?: boolean;
  }
}

/** Pages that staff need to enter the firm's details. */
const STAFF_PAGES = /^\/(admin|login|preview)(\/|$|\?)/;

const RETRY_AFTER_SECONDS = 3_600;

/**
 * Until staff have entered the firm's details, sends one page in place of all that describes the firm, because the
 * database contains only a placeholder. 503 with Retry-After is what search engines document for a site that is not
 * available yet. Register before the routes.
 */
export function registerClosedBeforeSetup(
  app: FastifyInstance,
  isBeforeSetup: () => Promise<boolean>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.describesFirm || STAFF_PAGES.test(request.url)) return;
    // While the database is down, the route itself says so.
    if (!(await isBeforeSetup().catch(() => false))) return;
    return reply
      .code(503)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', SCRIPTLESS_POLICY)
      .type('text/html; charset=utf-8')
      .send(PAGE);
  });
}

const PAGE = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>This site is being set up</title>
<style>
:root{color-scheme:light dark}
body{margin:0 auto;max-width:36rem;padding:3rem 1.25rem;font:1.0625rem/1.6 system-ui,sans-serif}
h1{font:500 2rem/1.2 Georgia,serif}
</style></head><body><main><h1>This site is being set up</h1>
<p>It opens as soon as the firm’s details have been entered. Please come back later.</p>
<p>Do you work here? <a href="/login">Sign in</a> and enter them.</p></main></body></html>`.toString();
