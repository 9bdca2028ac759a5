import type { FastifyBaseLogger } from 'fastify';
import type { Db, DbForGroup } from '../../../db/client.ts';
import type { User } from '../auth/user.ts';
import type { JobQueue } from '../background/queue.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import type { GuardedFetch } from '../http-client/guarded-fetch.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { IncrementCounter } from '../rate-limits/counter.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { ContentVersion } from '../ssr/content-version.ts';

/**
 * What a procedure may use: made per request from the composition root. A feature adds what only it brings
 * in its `context.ts`.
 */
export interface Context {
  /** In a procedure, that of its router's connection group. */
  db: Db;
  dbForGroup: DbForGroup;
  jobs: JobQueue;
  now: () => Date;
  content: Pick<ContentVersion, 'settle'>;
  /** Answers that are good while no content changes; where there is a `themePreview`, none are. */
  kept: ContentCache;
  secrets: SecretBox;
  log: FastifyBaseLogger;
  metrics: Metrics;
  publicUrl: string;
  /** Asks addresses that people have typed. */
  outgoing: GuardedFetch;
  incrementCounter: IncrementCounter;
  rateLimitFactor: number;
  requestId: string;
  /** Whom rate limits count: see `clientKey`. */
  clientKey: string;
  /** From the Authorization header, unchecked; null without one. */
  accessToken: string | null;
  /**
   * Who calls, by their access token. Asks the database each time: a token outlives a lost role. Throws
   * `not_signed_in`, `invalid_token` or `identity_unavailable`.
   */
  authenticate: (ctx: Context) => Promise<User>;
  /** The caller's own name for this attempt, from the Idempotency-Key header. */
  idempotencyKey: string | null;
}
