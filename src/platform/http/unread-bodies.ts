import type { FastifyInstance } from 'fastify';

/**
 * Closes the connection after an error that was sent before the body had arrived, if that body has no length or one
 * above the limit of its route: Node would otherwise receive and discard it to its end.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw, headers, routeOptions }, reply) => {
    if (reply.statusCode < 400 || raw.complete) return;
    const length = headers['content-length'];
    if (length === undefined || Number(length) > routeOptions.bodyLimit)
      reply.header('connection', 'close');
  });
}
