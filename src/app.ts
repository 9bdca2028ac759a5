import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest, type RouteOptions } from 'fastify';
import { appointmentLinkForms } from './appointments/client-link/form-posts.ts';
import { findNextAppearance } from './articles/queries.ts';
import { calendarFeedFile } from './calendars/feed/feed-file.ts';
import { contactFormPost } from './contact/form-post.ts';
import type { Context } from './context.ts';
import { describeDeployment } from './deployment.ts';
import type { Deps } from './deps.ts';
import { discoveryFiles } from './discovery/files.ts';
import { devMailbox } from './email/dev-mailbox.ts';
import { ClientBudget } from './http/client-budget.ts';
import { callsOriginOf, registerCrossOriginCalls } from './http/cross-origin-calls.ts';
import { describedOnly } from './http/described-only.ts';
import { registerDraining } from './http/draining.ts';
import { registerErrors } from './http/error-answers.ts';
import { registerHealth } from './http/health.ts';
import { registerJsonOnly } from './http/json-only.ts';
import { refuseAddress, refuseConnection } from './http/malformed-requests.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOriginGuard } from './http/origin-guard.ts';
import { registerPipelining } from './http/pipelining.ts';
import { registerReadLimit } from './http/read-limit.ts';
import { originForm, registerRequestTarget } from './http/request-target.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { MAX_BODY_BYTES, registerStaffBodies } from './http/staff-calls.ts';
import { trpcCalls } from './http/trpc-calls.ts';
import { localPoolPlugin } from './identity/local-pool/plugin.ts';
import { KeptAnswers } from './kept-answers.ts';
import { newsletterFormPosts } from './newsletter/form-posts.ts';
import { photoFiles } from './photos/photo-files.ts';
import { sharePictures } from './pictures/share-pictures.ts';
import { clientKey } from './rate-limits/client-key.ts';
import { restPlugin } from './rest.ts';
import { registerBundle } from './ssr/bundle-renderer.ts';
import { registerPages } from './ssr/pages.ts';
import { registerPublicFiles } from './ssr/public-files.ts';

const MAX_HEADER_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;
/** No byte either way. */
const SILENCE_MS = 30_000;

/**
 * Builds the server from its parts. Never listens, so that a test can choose how. `onRoute` is told of
 * every route that there is.
 */
export async function buildApp(
  deps: Deps,
  onRoute: (route: RouteOptions) => void = () => {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => originForm(url),
    trustProxy: deps.config.server.trustedProxies.length > 0 && deps.config.server.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
    },
    schemaController: describedOnly,
    routerOptions: { maxParamLength: 5_000 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
  });
  const budget = new ClientBudget(deps.config.server.rateLimitFactor);
  const kept = new KeptAnswers({
    ...deps,
    findNextAppearance: (after) => findNextAppearance(deps.db, after),
  });
  const contextFor = (request: FastifyRequest) => createContext(deps, kept, request);

  app.addHook('onRoute', onRoute);
  registerErrors(app);
  registerMetrics(app, deps);
  const draining = registerDraining(app);
  await registerSecurityHeaders(app, deps);
  const { publicUrl } = deps.config.server;
  const callsOrigin = callsOriginOf(deps.config.server);
  if (callsOrigin !== null) registerCrossOriginCalls(app, publicUrl);
  registerRequestTarget(app);
  registerOriginGuard(app, { publicUrl, callsOrigin });
  registerJsonOnly(app);
  registerReadLimit(app, budget);
  registerHealth(app, deps);
  registerStaffBodies(app, { contextFor });
  await app.register(trpcCalls, { prefix: '/trpc', contextFor });
  await app.register(restPlugin, {
    prefix: '/api',
    contextFor,
    publicUrl,
  });
  await app.register(contactFormPost, { contextFor });
  await app.register(newsletterFormPosts, { contextFor });
  await app.register(appointmentLinkForms, { contextFor });
  await app.register(discoveryFiles, { ...deps, kept });
  await app.register(photoFiles, deps);
  await app.register(calendarFeedFile, { contextFor });
  if (deps.localPool) {
    await app.register(localPoolPlugin, { prefix: '/local-cognito', pool: deps.localPool });
  }
  if (deps.config.showsMail) await app.register(devMailbox, { db: deps.db });
  await registerPublicFiles(app);
  const renderer =
    deps.config.web === 'vite'
      ? await (await import('./ssr/vite-renderer.ts')).registerVite(app)
      : await registerBundle(app);
  const findPage = registerPages(app, renderer, {
    deps,
    kept,
    contextFor,
    budget,
    draining,
  });
  await app.register(sharePictures, { findPage, draw: renderer.sharePicture });
  registerPipelining(app, draining);
  return app;
}

function createContext(deps: Deps, kept: KeptAnswers, request: FastifyRequest): Context {
  const { publicUrl, rateLimitFactor } = deps.config.server;
  const key = request.headers['idempotency-key'];
  return {
    db: deps.db,
    dbForGroup: deps.dbForGroup,
    jobs: deps.jobs,
    outgoing: deps.outgoing,
    now: deps.now,
    content: deps.content,
    kept,
    secrets: deps.secrets,
    identityPool: deps.identityPool,
    staffRules: deps.config.staffRules,
    deployment: describeDeployment(deps.config),
    dynamo: deps.dynamo,
    calendarPeers: deps.calendarPeers,
    accessToken: accessTokenOf(request.headers.authorization),
    log: request.log,
    metrics: deps.metrics,
    publicUrl,
    identity: deps.config.identity,
    holdsMail: deps.config.mail.kind === 'hold',
    catchesMail: deps.catchesMail,
    sendGridUrl: deps.config.sendGridUrl,
    writeBooking: deps.writeBooking,
    countHit: deps.countHit,
    rateLimitFactor,
    requestId: request.id,
    clientKey: clientKey(request.ip),
    idempotencyKey: typeof key === 'string' && key.trim() !== '' ? key : null,
    themePreview: null,
  };
}

/** Tokens come in this header and nowhere else: a browser sends it only if our own script tells it to. */
function accessTokenOf(header: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? null;
}
