import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { hasPendingMigrations } from '../../db/migrate.ts';
import type { Deps } from '../deps.ts';
import { within } from '../within.ts';

const DATABASE_ANSWERS_WITHIN_MS = 1_500;

/** `/healthz`: the process is alive. `/readyz`: it can do its work; 503 with what is missing otherwise. */
export function registerHealth(app: FastifyInstance, { db, identityPool }: Deps): void {
  // Migrations run before the server listens and never go back: one look is enough.
  let migrated = false;

  app.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const database = await succeeds(sql`select 1`.execute(db));
    migrated ||= database && !(await hasPendingMigrations(db as never));
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

function succeeds(work: Promise<unknown>): Promise<boolean> {
  const succeeded = work.then(
    () => true,
    () => false,
  );
  return within(DATABASE_ANSWERS_WITHIN_MS, succeeded, () => false);
}
