import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from '../rate-limits/client-key.ts';
import type { ClientBudget } from './client-budget.ts';

const CALL = /^\/(api|trpc|local-cognito|readyz)(\/|$)/;
/** The route of all tRPC calls without a route of their own. */
const BATCH = '/trpc/:path';

/**
 * Charges each call and each form to its client's budget; every procedure of a batch counts. The charge is based on the
 * matched route and its decoded parameters, because the same URL can be encoded in many ways. Pages are charged
 * elsewhere.
 */
export function registerReadLimit(app: FastifyInstance, budget: ClientBudget): void {
  app.addHook('onRequest', async (request) => {
    const { url: route } = request.routeOptions;
    // Without a matched route, it is an unknown call, because the route of pages matches all other URLs.
    if (route !== undefined && !CALL.test(route) && request.method !== 'POST') return;
    budget.spend(clientKey(request.ip), route === BATCH ? proceduresOf(request) : 1);
  });
}

const proceduresOf = ({ params }: FastifyRequest) =>
  (params as { path: string }).path.split(',').length;
