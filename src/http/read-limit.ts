import type { FastifyInstance } from 'fastify';
import { clientKey } from '../rate-limits/client-key.ts';
import type { ClientBudget } from './client-budget.ts';

const CALL = /^\/(api|trpc|local-cognito|readyz)(\/[^?]*)?(?:\?|$)/;
const NEXT_PROCEDURE = /,|%2c/i;

/** Charges each call and each form to its client's budget; every procedure of a batch counts. */
export function registerReadLimit(app: FastifyInstance, budget: ClientBudget): void {
  app.addHook('onRequest', async ({ method, url, ip }) => {
    const [, kind, path = ''] = CALL.exec(url) ?? [];
    if (kind === undefined && method !== 'POST') return;
    budget.spend(clientKey(ip), kind === 'trpc' ? path.split(NEXT_PROCEDURE).length : 1);
  });
}
