import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientKey } from '../rate-limits/client-key.ts';
import type { ClientBudget } from './client-budget.ts';

const CALL = /^\/(api|trpc|local-cognito|readyz)(\/|$)/;
/** The route of all tRPC calls that have no address of their own. */
const BATCH = '/trpc/:path';

/**
 * Charges each call and each form to its client's budget; every procedure of a batch counts. What is charged is the
 * route that was found and its decoded parameters: an address can be written in many ways. Pages charge themselves.
 */
export function registerReadLimit(app: FastifyInstance, budget: ClientBudget): void {
  app.addHook('onRequest', async (request) => {
    const { url: route } = request.routeOptions;
    // Without a route it is an unknown call: all other addresses are pages.
    if (route !== undefined && !CALL.test(route) && request.method !== 'POST') return;
    budget.spend(clientKey(request.ip), route === BATCH ? proceduresOf(request) : 1);
  });
}

const proceduresOf = ({ params }: FastifyRequest) =>
  (params as { path: string }).path.split(',').length;
