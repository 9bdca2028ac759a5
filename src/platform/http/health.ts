import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/client.ts';
import { hasPendingMigrations } from '../../../db/migrate.ts';
import { orNullWithin } from '../background/with-timeout.ts';
import { assertWritable } from './health-queries.ts';

/** How long the checks of load balancers and the scrapes of metrics wait for the database. */
export const DATABASE_ANSWERS_WITHIN_MS = 1_500;

/**
 * `/healthz`: the process is alive. `/readyz`: it can serve requests, which requires a writable database; otherwise a
 * 503 that names what is missing.
 */
export function registerHealth(
  app: FastifyInstance,
  { db, identityPool }: { db: Db; identityPool: { isReady(): boolean } },
): void {
  // Migrations run before the server listens and are never reverted, so a single successful check is enough.
  let migrated = false;

  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const proof = assertWritable(db).then(() => true);
    const database = (await orNullWithin(DATABASE_ANSWERS_WITHIN_MS, proof)) ?? false;
    migrated ||= database && !(await hasPendingMigrations(db));
    const signingKeys = identityPool.isReady();
    const ready = database && migrated && signingKeys;
    return reply
      .code(ready ? 200 : 503)
      .headers(ready ? {} : { 'retry-after': '2' })
      .send({
        status: ready ? 'ready' : 'unavailable',
        database,
        migrations: migrated,
        signingKeys,
      });
  });
}
