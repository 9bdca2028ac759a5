import type { FastifyBaseLogger } from 'fastify';
import type { Db, DbForGroup } from '../../../db/client.ts';
import type { Language } from '../../../messages/messages.ts';
import type { Caller, StaffUser } from '../auth/user.ts';
import type { JobQueue } from '../background/queue.ts';
import type { ContentCache } from '../cache/content-cache.ts';
import type { GuardedFetch } from '../http-client/guarded-fetch.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { IncrementCounter } from '../rate-limits/counter.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import type { ContentVersion } from '../ssr/content-version.ts';

/**
 * The context of a procedure, created per request by the composition root. Features add their own fields in their
 * `context.ts`.
 */
export interface Context {
  /** Within a procedure, the connections of its router's group. */
  db: Db;
  dbForGroup: DbForGroup;
  jobs: JobQueue;
  now: () => Date;
  content: Pick<ContentVersion, 'settle'>;
  /** Cache of answers that are valid until content changes; caches nothing with a `themePreview`. */
  contentCache: ContentCache;
  secrets: SecretBox;
  log: FastifyBaseLogger;
  metrics: Metrics;
  publicUrl: string;
  /** The language of the page or of the request: see `languageOf`. */
  language: Language;
  /** Fetches user-supplied addresses. */
  outgoing: GuardedFetch;
  incrementCounter: IncrementCounter;
  rateLimitFactor: number;
  requestId: string;
  /** Identifies the client for rate limits: see `clientKey`. */
  clientKey: string;
  /** The client’s network address. */
  clientAddress: string;
  /** From the Authorization header, unchecked; null without one. */
  accessToken: string | null;
  /**
   * Authenticates the caller by the access token. Queries the database each time, because a token outlives a revoked
   * role. Throws `not_signed_in`, `invalid_token` or `identity_unavailable`.
   */
  authenticate: (ctx: Context) => Promise<Caller>;
  /** Limits connections to the rows that this user may see: see `db/row-scope.ts`. */
  scopeRows: (db: Db, user: StaffUser) => Db;
  /** The Idempotency-Key header of the request, chosen by the caller. */
  idempotencyKey: string | null;
  /** Sets a header of the response, over both tRPC and REST. Has no effect for pages and calls within the process. */
  setHeader: (name: string, value: string) => void;
}
