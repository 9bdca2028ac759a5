import type { FastifyInstance } from 'fastify';
import { clientKey } from '../rate-limits/client-key.ts';
import type { ClientBudget } from './client-budget.ts';

const CALL = /^\/(api|trpc)\/([^?]*)/;

/** Charges each call to its client's budget; every procedure of a batch counts. */
export function registerReadLimit(app: FastifyInstance, budget: ClientBudget): void {
  app.addHook('onRequest', async ({ url, ip }) => {
    const [, kind, path = ''] = CALL.exec(url) ?? [];
    if (kind === undefined) return;
    budget.spend(clientKey(ip), kind === 'trpc' ? path.split(',').length : 1);
  });
}
