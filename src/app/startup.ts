import type { FastifyBaseLogger } from 'fastify';
import type { ArchiveTiming } from '../features/archive/start-archive.ts';
import type { ProviderFetch } from '../features/calendars/providers/provider-fetch.ts';
import type { MailTransport } from '../features/email/mail.ts';
import type { IdentityOptions } from '../features/identity/open-identity.ts';
import type { PollIntervals } from '../platform/background/poll-intervals.ts';
import type { Config } from './config.ts';
import type { StartStep } from './watch-start.ts';

/** Overrides of the configuration by tests, and by a process that receives a stop signal. */
export type DepsOverrides = {
  /** Aborted when the process has to stop: a start in progress goes no further and closes everything it has opened. */
  stopping?: AbortSignal;
  /** Called with each step that the start waits for. */
  onStep?: (step: StartStep) => void;
  now?: () => Date;
  mailTransport?: MailTransport;
  /** Delay before the first retry of a mail or a job. */
  retryDelaySeconds?: number;
  /** Multiplies the limits of mails per mailbox, which no setting changes; 1 by default. */
  mailboxLimitFactor?: number;
  /** How often background workers poll. */
  pollIntervals?: PollIntervals;
  /** How long DynamoDB may be unavailable before a run of the migration wizard fails. */
  migrationRetryTimeoutMs?: number;
  /** Replaces the guarded HTTP client, for peers on this machine. */
  askOutside?: ProviderFetch;
  /** Whether news sources are fetched in the background; true by default. */
  fetchesNews?: boolean;
  /** When public pages are archived; null if they are not. */
  archiveTiming?: ArchiveTiming | null;
  /** How long a call waits for a database connection; tests allow more time, because their machine may stall. */
  connectionWithinMs?: number;
  /** Replaces Cognito's keys and endpoint in a configuration that uses Cognito. */
  cognito?: Pick<IdentityOptions, 'fetchKeys' | 'endpoint'>;
};

/** Shared by all steps of a start. */
export type Startup = {
  config: Config;
  log: FastifyBaseLogger;
  now: () => Date;
  overrides: DepsOverrides;
  /** Clean-up functions, called in reverse order. A step adds one as soon as it has opened something. */
  cleanUps: (() => Promise<void> | void)[];
};
