import type { FastifyBaseLogger } from 'fastify';
import type { Database, Db, DbForGroup } from '../../db/client.ts';
import {
  type HtmlToMarkdown,
  markdownConverter,
} from '../features/agents/markdown/html-markdown.ts';
import { bookingWriter, type WriteBooking } from '../features/appointments/booking-writer.ts';
import { type ArchiveTiming, DEFAULT_ARCHIVE_TIMING } from '../features/archive/start-archive.ts';
import {
  createArticleSanitizer,
  type SanitizeArticle,
} from '../features/articles/sanitize-article.ts';
import { readBusyFile } from '../features/calendars/busy-file/read-busy-file.ts';
import type { CalendarPeers } from '../features/calendars/open-service.ts';
import { AccessTokens } from '../features/calendars/providers/access-tokens.ts';
import {
  importReader,
  type ReadImportAside,
} from '../features/conflicts/entries/read-import-aside.ts';
import { clamdScanner } from '../features/documents/scan/clamd.ts';
import type { DocumentScanner } from '../features/documents/scan/document-scanner.ts';
import { createMailCatcher } from '../features/email/catcher.ts';
import type { MailTransport } from '../features/email/mail.ts';
import { createMailChannels } from '../features/email/mail-channels.ts';
import type { MailAddresses } from '../features/email/open-transport.ts';
import { createLiveChanges, type LiveChanges } from '../features/live/live-changes.ts';
import {
  type DynamoTarget,
  openDynamoTarget,
} from '../features/migration/dynamodb/dynamo-target.ts';
import { openEmulator } from '../features/migration/emulator/open-emulator.ts';
import {
  createSourceReader,
  type SourceReader,
} from '../features/news/sources/reading/read-in-process.ts';
import { type OpenStripe, stripeAt } from '../features/payments/stripe/open-stripe.ts';
import { busyReader, type ReadBusy } from '../features/scheduling/busy/busy-reader.ts';
import { createTurns, type TakeTurns } from '../features/scheduling/change-calendar.ts';
import { bareHost } from '../features/visits/classify-visit.ts';
import { VisitCounter } from '../features/visits/visit-counter.ts';
import type { JobRunner } from '../platform/background/queue.ts';
import { createGuardedFetch, type GuardedFetch } from '../platform/http-client/guarded-fetch.ts';
import { createLog } from '../platform/log/log.ts';
import { createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { createMarkDrawer, type DrawMark } from '../platform/pictures/marks/mark-drawer.ts';
import {
  createPictureRebuilder,
  type RebuildPicture,
} from '../platform/pictures/rebuild/rebuild-picture.ts';
import { createCounter, type IncrementCounter } from '../platform/rate-limits/counter.ts';
import { openKnownSecrets } from '../platform/secrets/open-known-secrets.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { type CacheTags, createCacheTags } from '../platform/ssr/cache-tags.ts';
import type { ContentVersion } from '../platform/ssr/content-version.ts';
import type { Config } from './config.ts';
import { DATABASE_GAUGES } from './features.ts';
import { type Accounts, openAccounts } from './open-accounts.ts';
import { openAppDatabase } from './open-app-database.ts';
import { startBackground } from './start-background.ts';
import type { DepsOverrides, Startup } from './startup.ts';
import { TAG_TABLES, TOPIC_TABLES } from './tables.ts';

/** All dependencies of the app. Tests replace parts; `dispose` closes all of them in reverse order. */
export type Deps = Accounts & {
  config: Config;
  log: FastifyBaseLogger;
  now: () => Date;
  /** For work outside the connection groups: health, metrics, files, start. */
  db: Db;
  dbForGroup: DbForGroup;
  connections: Database['connections'];
  readBusy: ReadBusy;
  writeBooking: WriteBooking;
  inTurn: TakeTurns;
  readImport: ReadImportAside;
  incrementCounter: IncrementCounter;
  metrics: Metrics;
  jobs: JobRunner;
  content: ContentVersion;
  cacheTags: CacheTags;
  liveChanges: LiveChanges;
  /** Fetches user-supplied addresses, on the public internet only. */
  outgoing: GuardedFetch;
  /** Encrypts secrets that are stored in the database. */
  secrets: SecretBox;
  /** Connections to the calendar providers. */
  calendarPeers: CalendarPeers;
  documentScanner: DocumentScanner | null;
  readSource: SourceReader;
  sanitizeArticle: SanitizeArticle;
  htmlToMarkdown: HtmlToMarkdown;
  rebuildPicture: RebuildPicture;
  drawMark: DrawMark;
  mailAddresses: MailAddresses;
  openStripe: OpenStripe;
  catchesMail: boolean;
  mailboxLimitFactor: number;
  visitCounter: VisitCounter;
  /** The target of the migration wizard. */
  dynamo: DynamoTarget;
  /** Notices to print at every start. */
  notices: readonly string[];
  /** When public pages are archived; null if they are not. */
  archiveTiming: ArchiveTiming | null;
  dispose(): Promise<void>;
};

const KEYS_REPLACED =
  'the keys are not those that this database knew: passwords and keys of mail, calendars and sources must be entered again';

/** Opens all dependencies and starts the background work. If a step fails, everything opened so far is closed again. */
export async function createDeps(config: Config, overrides: DepsOverrides = {}): Promise<Deps> {
  const log = createLog(config.server.logLevel);
  const now = overrides.now ?? (() => new Date());
  const cleanUps: Startup['cleanUps'] = [];
  const dispose = async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  };
  const startup: Startup = { config, log, now, overrides, cleanUps };
  try {
    const database = await openAppDatabase(startup);
    const { db, dbForGroup, connections, content, writes, notices } = database;
    const incrementCounter = createCounter(dbForGroup('rate-limits'));
    const onReplaced = () => log.warn(KEYS_REPLACED);
    const secrets = await openKnownSecrets(config, { db, now: now(), onReplaced });
    const standIn = overrides.mailTransport ?? openCatcher(config);
    const mailAddresses = { sendGrid: config.sendGridUrl, ...config.calendars };
    const channels = createMailChannels({ db, secrets, addresses: mailAddresses, standIn });
    // Opened before the queue, so that on shutdown jobs stop before the transports that they send with are closed.
    const outgoing = createGuardedFetch({ allow: config.outgoingAllow });
    cleanUps.push(() => outgoing.close());
    cleanUps.push(() => channels.close());
    const dynamo = openDynamoTarget(config.aws, openEmulator({ dataDir: config.dataDir, log }));
    cleanUps.push(() => dynamo.close());
    const calendarPeers = {
      addresses: config.calendars,
      tokens: new AccessTokens(),
      ask: overrides.askOutside ?? outgoing,
      readBusyFile,
    };
    const readSource = createSourceReader();
    const openStripe = stripeAt(config.stripeUrl);
    const documentScanner = config.clamd && clamdScanner(config.clamd);
    const inTurn = createTurns();
    const visitCounter = new VisitCounter({
      siteHost: bareHost(new URL(config.server.publicUrl).hostname),
      nowMs: overrides.now ? () => now().getTime() : Date.now,
    });
    const uses = {
      ...{ outgoing, readSource, secrets, channels, calendarPeers, dynamo },
      ...{ openStripe, documentScanner, inTurn, visitCounter },
    };
    const jobs = await startBackground(startup, database, uses);
    const accounts = await openAccounts(startup, { dbForGroup, incrementCounter, secrets });
    return {
      ...accounts,
      config,
      log,
      now,
      db,
      dbForGroup,
      connections,
      readBusy: busyReader(dbForGroup('appointments')),
      writeBooking: bookingWriter(dbForGroup('appointments')),
      inTurn,
      readImport: importReader(),
      incrementCounter,
      metrics: createMetrics(DATABASE_GAUGES),
      jobs,
      content,
      cacheTags: createCacheTags(writes, TAG_TABLES),
      liveChanges: createLiveChanges(writes, TOPIC_TABLES),
      outgoing,
      secrets,
      calendarPeers,
      documentScanner,
      readSource,
      sanitizeArticle: createArticleSanitizer(),
      htmlToMarkdown: markdownConverter(),
      rebuildPicture: createPictureRebuilder(),
      drawMark: createMarkDrawer(),
      mailAddresses,
      catchesMail: standIn?.isCatcher === true,
      mailboxLimitFactor: overrides.mailboxLimitFactor ?? 1,
      visitCounter,
      openStripe,
      dynamo,
      notices,
      archiveTiming:
        overrides.archiveTiming === undefined ? DEFAULT_ARCHIVE_TIMING : overrides.archiveTiming,
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** The transport used until staff configure a mail provider: the catcher; undefined where mails are held instead. */
function openCatcher({ mail }: Config): MailTransport | undefined {
  return mail.kind === 'catcher' ? createMailCatcher({ directory: mail.directory }) : undefined;
}
