import type { FastifyBaseLogger } from 'fastify';
import type { Db, DbForGroup } from '../db/client.ts';
import type { WriteBooking } from './appointments/booking-writer.ts';
import type { CalendarPeers } from './calendars/open-service.ts';
import type { Deployment } from './deployment.ts';
import type { IdentityPool } from './identity/identity.ts';
import type { IdentityConfig } from './identity/settings.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Keeping } from './kept-answers.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { DynamoTarget } from './migration/target/dynamo-target.ts';
import type { GuardedFetch } from './outgoing/guarded-fetch.ts';
import type { CountHit } from './rate-limits/hit-counter.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import type { ContentVersion } from './ssr/content-version.ts';
import type { StaffRules } from './staff/settings.ts';

/** What a procedure may use: made per request from the composition root. */
export type Context = {
  /** In a procedure, that of its router's connection group. */
  db: Db;
  dbForGroup: DbForGroup;
  jobs: JobQueue;
  now: () => Date;
  content: Pick<ContentVersion, 'settle'>;
  /** Answers that are good while no content changes; where there is a `themePreview`, none are. */
  kept: Keeping;
  secrets: SecretBox;
  log: FastifyBaseLogger;
  metrics: Metrics;
  publicUrl: string;
  /** Asks addresses that people have typed. */
  outgoing: GuardedFetch;
  identity: IdentityConfig;
  /** Whether mails are held in the outbox unless staff configure a way to send them. */
  holdsMail: boolean;
  /** Whether mails are only caught on this machine as long as nothing is configured. */
  catchesMail: boolean;
  /** Where SendGrid is reached. */
  sendGridUrl: string;
  writeBooking: WriteBooking;
  countHit: CountHit;
  rateLimitFactor: number;
  requestId: string;
  /** Whom rate limits count: see `clientKey`. */
  clientKey: string;
  /** From the Authorization header, unchecked; null without one. */
  accessToken: string | null;
  identityPool: IdentityPool;
  staffRules: StaffRules;
  deployment: Deployment;
  /** Where the migration wizard copies to. */
  dynamo: DynamoTarget;
  /** How calendars are reached. */
  calendarPeers: CalendarPeers;
  /** The caller's own name for this attempt, from the Idempotency-Key header. */
  idempotencyKey: string | null;
  /** The JSON text of a theme that this page is shown in, in place of the active one. */
  themePreview: string | null;
};
