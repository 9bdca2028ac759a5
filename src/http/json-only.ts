import { errorCodes, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a plain HTML form may be posted here; the route brings its parser. */
    acceptsForm?: boolean;
  }
}

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Takes JSON and nothing else. Forms and plain text need no preflight, so another site's page could
 * send them; and tRPC would run a mutation out of a multipart body.
 */
export function registerJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    const type = headers['content-type'];
    const takesForm = routeOptions.config.acceptsForm && FORM_TYPE.test(type ?? '');
    if (type !== undefined && !JSON_TYPE.test(type) && !takesForm) {
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
    }
  });
}
