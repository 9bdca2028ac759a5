import { errorCodes, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Media types that this route accepts besides JSON, in lower case; the route adds their parsers. */
    acceptsTypes?: readonly string[];
  }
}

const JSON_TYPE = 'application/json';

/**
 * Accepts JSON bodies only (CSRF protection). Forms and plain text need no preflight, so another site's page could send
 * them, and tRPC would accept a mutation as a multipart body.
 */
export function registerJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    const type = headers['content-type'];
    if (type === undefined) return;
    const essence = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const isTaken = routeOptions.config.acceptsTypes?.includes(essence) ?? false;
    if (essence !== JSON_TYPE && !isTaken) {
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
    }
  });
}
