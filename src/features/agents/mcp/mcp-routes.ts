import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../platform/trpc/context.ts';
import { requireVisible } from '../../visibility/require-visible.ts';
import { answerMessage } from './answer-message.ts';

/** Far more than a call of any tool needs. */
const MAX_BODY_BYTES = 32 * 1024;

/**
 * The endpoint of the Model Context Protocol, through which AI assistants get facts about the firm and prepare
 * bookings: streamable HTTP without sessions and streams. Pages of other sites cannot call it: see
 * `registerOriginGuard`.
 */
export async function mcpEndpoint(
  app: FastifyInstance,
  { contextFor }: { contextFor: (request: FastifyRequest) => Context },
): Promise<void> {
  app.post('/mcp', { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
    const context = contextFor(request);
    const ctx = { ...context, db: context.dbForGroup('agents') };
    await requireVisible(ctx.db, 'ai_assistants');
    const { status, body } = await answerMessage(ctx, request.body, request.headers);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  });

  // There is no stream to open, and no session to end.
  app.route({
    method: ['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'],
    url: '/mcp',
    handler: (_request, reply) =>
      reply.code(405).header('allow', 'POST').type('text/plain; charset=utf-8').send('Use POST\n'),
  });
}
