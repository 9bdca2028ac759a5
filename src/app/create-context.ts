import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../db/client.ts';
import { withRowScope } from '../../db/row-scope.ts';
import type { Language } from '../../messages/messages.ts';
import { OWN_ROWS } from '../features/access/own-rows-queries.ts';
import { authenticateKey } from '../features/api-keys/authenticate-key.ts';
import { isApiKey } from '../features/api-keys/rules.ts';
import { getFirmProfile } from '../features/firm/queries.ts';
import type { Deployment } from '../features/setup/context.ts';
import { authenticate } from '../features/staff/authenticate.ts';
import { seesOwnRowsOnly } from '../platform/auth/permission-rules.ts';
import type { Caller, StaffUser } from '../platform/auth/user.ts';
import { cacheIn } from '../platform/cache/cache-in.ts';
import { NO_CACHE, type VersionedContentCache } from '../platform/cache/content-cache.ts';
import { clientKey } from '../platform/rate-limits/client-key.ts';
import { visitorHeadersOf } from '../platform/ssr/page-view.ts';
import type { PageRequest } from '../platform/ssr/render-page.ts';
import type { Context } from '../platform/trpc/context.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import {
  describeAction,
  MAIL_CONTENTS,
  OUTSIDE_ACCESS,
  PERSONAL_DATA,
  PICTURE_USES,
  TIMELINE_PARTS,
  TRANSLATABLES,
} from './features.ts';

/**
 * Builds the context for the procedures of one request, which answer in `language`; with `reply`, they can set headers of
 * its response.
 */
export function createContext(
  deps: Deps,
  contentCache: VersionedContentCache,
  request: PageRequest,
  { language, reply }: { language: Language; reply?: Pick<FastifyReply, 'header'> | undefined },
): Context {
  const { publicUrl, rateLimitFactor } = deps.config.server;
  const key = request.headers['idempotency-key'];
  return {
    db: deps.db,
    dbForGroup: deps.dbForGroup,
    jobs: deps.jobs,
    outgoing: deps.outgoing,
    now: deps.now,
    content: deps.content,
    liveChanges: deps.liveChanges,
    contentCache: cacheIn(language, contentCache),
    secrets: deps.secrets,
    documentScanner: deps.documentScanner,
    identityPool: deps.identityPool,
    localPool: deps.localPool,
    staffRules: deps.config.staffRules,
    deployment: describeDeployment(deps.config),
    dynamo: deps.dynamo,
    calendarPeers: deps.calendarPeers,
    readSource: deps.readSource,
    sanitizeArticle: deps.sanitizeArticle,
    htmlToMarkdown: deps.htmlToMarkdown,
    rebuildPicture: deps.rebuildPicture,
    drawMark: deps.drawMark,
    pictureUses: PICTURE_USES,
    translatables: TRANSLATABLES,
    accessToken: accessTokenOf(request.headers.authorization),
    log: request.log,
    metrics: deps.metrics,
    publicUrl,
    language,
    identity: deps.config.identity,
    mailContents: MAIL_CONTENTS,
    personalData: PERSONAL_DATA,
    timelineParts: TIMELINE_PARTS,
    describeAction,
    outsideAccess: OUTSIDE_ACCESS,
    findDataController: async (db) => {
      const { name, zone } = await getFirmProfile(db);
      return { name, zone };
    },
    holdsMail: deps.config.mail.kind === 'hold',
    catchesMail: deps.catchesMail,
    mailboxLimitFactor: deps.mailboxLimitFactor,
    mailAddresses: deps.mailAddresses,
    openStripe: deps.openStripe,
    readBusy: deps.readBusy,
    writeBooking: deps.writeBooking,
    inTurn: deps.inTurn,
    readImport: deps.readImport,
    incrementCounter: deps.incrementCounter,
    visitCounter: deps.visitCounter,
    visitorHeaders: visitorHeadersOf(request.headers),
    authenticate: authenticateCaller,
    scopeRows,
    rateLimitFactor,
    requestId: request.id,
    clientKey: clientKey(request.ip),
    clientAddress: request.ip,
    idempotencyKey: typeof key === 'string' && key.trim() !== '' ? key : null,
    setHeader: (name, value) => reply?.header(name, value),
    themePreview: null,
  };
}

/**
 * The context for a public page, which is the same for all visitors. `themePreview` is a theme that is not active yet.
 */
export function createPageContext(
  context: Context,
  contentCache: VersionedContentCache,
  themePreview: string | null,
): Context {
  return {
    ...context,
    accessToken: null,
    idempotencyKey: null,
    themePreview,
    contentCache:
      themePreview === null ? cacheIn(context.language, contentCache.snapshot()) : NO_CACHE,
  };
}

/**
 * Access tokens are accepted only in this header, which a browser sends only if our own script sets it (CSRF
 * protection).
 */
function accessTokenOf(header: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? null;
}

/** The caller: a person by their access token, or a program by its API key. */
const authenticateCaller = (ctx: Context): Promise<Caller> =>
  isApiKey(ctx.accessToken) ? authenticateKey(ctx, ctx.accessToken) : authenticate(ctx);

export function describeDeployment(config: Config): Deployment {
  return {
    isHttps: config.server.publicUrl.startsWith('https:'),
    hasSecretKeys: config.secretKeys.length > 0,
    hasOwnDatabase: config.database.kind === 'external',
    hasOwnUserPool: config.identity.kind === 'cognito',
    isSignUpOpen: config.staffRules.signUp === 'open',
    trustedProxies: config.server.trustedProxies.length,
    backupsFolder: path.join(config.dataDir, 'backups'),
  };
}

/** Limits connections to the rows that this user may see, if their role sees only its own rows. */
const scopeRows = (db: Db, { id, role, attorneyId }: StaffUser): Db =>
  seesOwnRowsOnly(role) ? withRowScope(db, OWN_ROWS, { userId: id, attorneyId }) : db;
