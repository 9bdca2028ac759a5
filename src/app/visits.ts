import type { FastifyInstance } from 'fastify';
import { startCounting } from '../features/visits/start-counting.ts';
import type { ContentCache } from '../platform/cache/content-cache.ts';
import type { Deps } from './deps.ts';

/** Saves the visit counts to the database, from the start of the server until it closes. */
export function registerVisits(app: FastifyInstance, deps: Deps, contentCache: ContentCache): void {
  const db = deps.dbForGroup('background');
  let stop = async () => {};
  app.addHook('onReady', async () => {
    stop = startCounting({ ...deps, db, contentCache, counter: deps.visitCounter });
  });
  app.addHook('onClose', () => stop());
}
