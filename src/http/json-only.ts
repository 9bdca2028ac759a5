import { errorCodes, type FastifyInstance } from 'fastify';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Takes JSON and nothing else. Forms and plain text need no preflight, so another site's page could
 * send them; and tRPC would run a mutation out of a multipart body.
 */
export function registerJsonOnly(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ headers }) => {
    const type = headers['content-type'];
    if (type !== undefined && !JSON_TYPE.test(type)) {
      throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type);
    }
  });
}
