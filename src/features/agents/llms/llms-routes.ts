import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../platform/trpc/context.ts';
import { llmsTxt } from './llms-txt.ts';

const MAX_AGE_SECONDS = 300;

/** `/llms.txt`, cached until content changes. */
export async function llmsFile(
  app: FastifyInstance,
  { contextFor }: { contextFor: (request: FastifyRequest) => Context },
): Promise<void> {
  app.get('/llms.txt', { config: { describesFirm: true } }, async (request, reply) => {
    const ctx = contextFor(request);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${MAX_AGE_SECONDS}`)
      .send(await ctx.contentCache.answer('llms.txt', () => llmsTxt(ctx)));
  });
}
