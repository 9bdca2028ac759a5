import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enforceRateLimit } from '../../../platform/rate-limits/enforce-rate-limit.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { readFeed } from './manage-feed.ts';

const READS = { limit: 60, seconds: 600 };

/**
 * The staff's feed of appointments for calendar apps, which cannot sign in: anyone with its URL can read it.
 * Responses are not cached, and every wrong URL gets the same 404.
 */
export async function calendarFeedFile(
  app: FastifyInstance,
  { contextFor }: { contextFor: (request: FastifyRequest) => Context },
): Promise<void> {
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    const context = contextFor(request);
    await enforceRateLimit(context, 'calendar_feed', READS);
    const file = await readFeed(context, request.params.token);
    reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    if (file === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="appointments.ics"')
      .send(file);
  });
}
