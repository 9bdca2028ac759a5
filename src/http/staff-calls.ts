import { type FastifyHandlerOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AppRouter } from '../app-router.ts';

type Options = { trpcOptions: FastifyHandlerOptions<AppRouter, FastifyRequest, FastifyReply> };

/** What a call of the back office may weigh; what everybody may call has the server's own limit. */
const MAX_STAFF_BODY_BYTES = 1024 * 1024;

/** For an onRoute hook: the documented calls of the back office take larger bodies. */
export function widenStaffRoute(route: RouteOptions): void {
  if (route.url.startsWith('/api/admin/')) route.bodyLimit = MAX_STAFF_BODY_BYTES;
}

/** The writes of the back office by tRPC, each at an address of its own with that limit. */
export async function staffMutations(app: FastifyInstance, { trpcOptions }: Options) {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  const procedures = Object.entries(
    trpcOptions.router._def.procedures as unknown as Record<string, Procedure>,
  );
  for (const [path, { _def }] of procedures) {
    if (_def.type !== 'mutation' || !_def.meta?.isStaff) continue;
    app.post(`/${path}`, { bodyLimit: MAX_STAFF_BODY_BYTES }, (req, res) =>
      fastifyRequestHandler({ ...trpcOptions, req, res, path }),
    );
  }
}

type Procedure = { _def: { type: string; meta?: { isStaff?: boolean } } };
