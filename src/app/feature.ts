import type { AnyRouter } from '@trpc/server';
import type { MailChannels } from '../features/email/mail-channels.ts';
import type { MailContents } from '../features/email/mail-content.ts';
import type { DocumentedPolicies } from '../features/migration/source/copied-tables.ts';
import type { TimelinePart } from '../features/people/timeline/timeline-part.ts';
import type { FindPictureUses } from '../features/pictures/uses.ts';
import type { PersonalData } from '../features/privacy/personal-data.ts';
import type { OutsideAccessPart } from '../features/staff/outside-access/outside-access.ts';
import type { Translatable } from '../features/translations/translatable.ts';
import type { ActionSentences } from '../platform/audit/sentences.ts';
import type { PollIntervals } from '../platform/background/poll-intervals.ts';
import type { JobRunner } from '../platform/background/queue.ts';
import type { WriteSignal } from '../platform/background/write-signal.ts';
import type { DatabaseGauge } from '../platform/metrics/database-gauge.ts';
import type { TablePolicies } from '../platform/tables/table-policy.ts';
import type { Context } from '../platform/trpc/context.ts';

/**
 * What a feature adds to the app: the object that the `feature.ts` of its folder exports. Features do not import this
 * type, because imports point from the app to them; `features.ts` checks each object against it.
 */
export type Feature = {
  /** By their names in the URL: `contact` is `/trpc/contact.send`. */
  routers?: Readonly<Record<string, AnyRouter>>;
  /** The contents of its kinds of mail. */
  mails?: Partial<MailContents>;
  /** The personal data it stores: exported, erased, and deleted after its retention period. */
  personalData?: PersonalData;
  /** What its records add to the timelines of people. */
  timeline?: readonly TimelinePart[];
  /** Access to its data from outside, which ends with the access of the user who created it. */
  outsideAccess?: OutsideAccessPart;
  /** Finds where it shows pictures of the gallery. */
  pictureUses?: FindPictureUses;
  /** What of its content staff can translate. */
  translatables?: readonly Translatable[];
  /** What becomes of its tables: copied, exported, erased, announced to open screens and cached pages. */
  tables?: TablePolicies;
  /** How the audit log describes its actions. */
  actions?: ActionSentences;
  /** Its gauges in `/metrics`. */
  metrics?: readonly DatabaseGauge[];
  /** Starts its background work. Resolves to a function that stops the part that the queue does not stop. */
  startWorkers?: (jobs: JobRunner, deps: WorkerDeps) => Promise<EndWorkers> | Promise<void>;
};

export type EndWorkers = () => Promise<void>;

/** Dependencies of background work. */
export type WorkerDeps = Pick<
  Context,
  | 'calendarPeers'
  | 'db'
  | 'dbForGroup'
  | 'documentScanner'
  | 'dynamo'
  | 'identity'
  | 'inTurn'
  | 'log'
  | 'mailContents'
  | 'mailboxLimitFactor'
  | 'now'
  | 'openStripe'
  | 'outgoing'
  | 'personalData'
  | 'publicUrl'
  | 'readSource'
  | 'secrets'
  | 'timelineParts'
  | 'visitCounter'
> & {
  documentedPolicies: DocumentedPolicies;
  channels: MailChannels;
  /** Whether mail can always be sent: true with the catcher of a development setup. */
  hasCatcher: boolean;
  /** Whether caught mails are read from the mail record, which then includes their secrets. */
  recordsSecrets: boolean;
  mailRetryDelaySeconds: number;
  /** How long DynamoDB may be unavailable before a run of the migration wizard fails. */
  migrationRetryTimeoutMs: number;
  /** Whether news sources are fetched in the background. */
  fetchesNews: boolean;
  pollIntervals: PollIntervals;
  /** Ends the idle backoff of pollers. */
  writes: WriteSignal;
};
