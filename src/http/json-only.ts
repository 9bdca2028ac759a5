import { errorCodes, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A media type that may be posted here besides JSON, in lower case; the route brings its parser. */
    acceptsType?: string;
  }
}

const JSON_TYPE = 'application/json';

/**
 * Takes JSON and nothing else. Forms and plain text need no preflight, so another site's page could
 * send them; and tRPC would run a mutation out of a multipart body.
 */
export function registerJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    const type = headers['content-type'];
    if (type === undefined) return;
    const essence = type.split(';', 1)[0]?.trim().toLowerCase();
    if (essence !== JSON_TYPE && essence !== routeOptions.config.acceptsType) {
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
    }
  });
}
