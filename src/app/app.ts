import { randomUUID } from 'node:crypto';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteOptions,
} from 'fastify';
import { llmsFile } from '../features/agents/llms/llms-routes.ts';
import { mcpEndpoint } from '../features/agents/mcp/mcp-routes.ts';
import { agreementLinkForms } from '../features/agreements/client-link/form-routes.ts';
import { appointmentLinkForms } from '../features/appointments/client-link/form-routes.ts';
import { stripeEvents } from '../features/appointments/paid/event-routes.ts';
import { paymentForms } from '../features/appointments/paid/form-routes.ts';
import { bookingFormPost } from '../features/appointments/plain-booking/form-routes.ts';
import { findNextAppearance } from '../features/articles/queries.ts';
import { calendarFeedFile } from '../features/calendars/feed/feed-routes.ts';
import { contactFormPost } from '../features/contact/form-routes.ts';
import { documentForm } from '../features/documents/client-page/form-routes.ts';
import { documentUploads } from '../features/documents/upload/upload-routes.ts';
import { devMailbox } from '../features/email/dev-mailbox-routes.ts';
import { embedScriptFile } from '../features/embed/embed-routes.ts';
import { photoFiles } from '../features/firm/photos/photo-routes.ts';
import { getImprint } from '../features/firm/statements/get-imprint.ts';
import { localPoolPlugin } from '../features/identity/local-pool/routes.ts';
import { iconFiles } from '../features/look/icons/icon-routes.ts';
import { markFiles } from '../features/look/marks/mark-routes.ts';
import { findShareLook } from '../features/look/share/find-share-look.ts';
import { newsletterFormPosts } from '../features/newsletter/form-routes.ts';
import { pictureFiles } from '../features/pictures/picture-routes.ts';
import { questionFilesForm } from '../features/questionnaires/answering/file-form-routes.ts';
import { questionForms } from '../features/questionnaires/answering/form-routes.ts';
import { discoveryFiles } from '../features/site/discovery/discovery-routes.ts';
import { registerClosedBeforeSetup } from '../features/visibility/closed-before-setup-routes.ts';
import { findBeforeSetup } from '../features/visibility/queries.ts';
import { waitForms } from '../features/waits/form-routes.ts';
import { VersionedContentCache } from '../platform/cache/content-cache.ts';
import { ClientBudget } from '../platform/http/client-budget.ts';
import { callsOriginOf, registerCrossOriginCalls } from '../platform/http/cross-origin-calls.ts';
import { registerDraining } from '../platform/http/draining.ts';
import { registerErrors } from '../platform/http/error-answers.ts';
import { registerHealth } from '../platform/http/health.ts';
import { NO_IMPRINT, registerImprint } from '../platform/http/imprint.ts';
import { registerJsonOnly } from '../platform/http/json-only.ts';
import { refuseAddress, refuseConnection } from '../platform/http/malformed-requests.ts';
import { registerMetrics } from '../platform/http/metrics.ts';
import { noopSchemaCompilers } from '../platform/http/noop-schema-compilers.ts';
import { registerOriginGuard } from '../platform/http/origin-guard.ts';
import { registerPipelining } from '../platform/http/pipelining.ts';
import { registerReadLimit } from '../platform/http/read-limit.ts';
import { languageOf, routeUrl } from '../platform/http/request-language.ts';
import { registerRequestTarget } from '../platform/http/request-target.ts';
import { registerSecurityHeaders } from '../platform/http/security-headers.ts';
import { registerCsvExports } from '../platform/http/send-csv.ts';
import { registerUnreadBodies } from '../platform/http/unread-bodies.ts';
import { Rasterizer } from '../platform/share-images/rasterizer.ts';
import { sharePictures } from '../platform/share-images/share-pictures.ts';
import { registerSpeculationRules } from '../platform/ssr/speculation.ts';
import { createCaller } from './app-router.ts';
import { registerArchive } from './archive.ts';
import { createContext } from './create-context.ts';
import type { Deps } from './deps.ts';
import { DATABASE_GAUGES } from './features.ts';
import { restPlugin } from './rest.ts';
import { registerSite } from './site.ts';
import { MAX_BODY_BYTES, registerStaffBodies } from './staff-calls.ts';
import { trpcCalls } from './trpc-calls.ts';
import { registerVisits } from './visits.ts';

const MAX_HEADER_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 15_000;
/** How long a connection may stay open without a request: longer than the 60 seconds of common load balancers. */
const KEEP_ALIVE_MS = 72_000;
/** How long a connection may transfer nothing while a response is in progress. */
const SILENT_MS = 30_000;

/**
 * Builds the server from its parts without listening, so that a test can choose the address. `onRoute` is called
 * with every route.
 */
export async function buildApp(
  deps: Deps,
  onRoute: (route: RouteOptions) => void = () => {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => routeUrl(url),
    trustProxy: deps.config.server.trustedProxies.length > 0 && deps.config.server.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionTimeout: SILENT_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1_000,
    },
    schemaController: noopSchemaCompilers,
    routerOptions: { maxParamLength: 5_000 },
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
  });
  const budget = new ClientBudget(deps.config.server.rateLimitFactor);
  const contentCache = new VersionedContentCache({
    ...deps,
    findNextAppearance: (after) => findNextAppearance(deps.db, after),
  });
  const contextFor = (request: FastifyRequest, reply?: FastifyReply) =>
    createContext(deps, contentCache, request, { language: languageOf(request), reply });

  app.addHook('onRoute', onRoute);
  registerErrors(app);
  registerUnreadBodies(app);
  registerMetrics(app, {
    ...deps,
    gauges: DATABASE_GAUGES,
    isListening: () => deps.content.current() !== null,
    token: deps.config.server.metricsToken,
    publicUrl: deps.config.server.publicUrl,
  });
  // Ends the event streams before the server waits for open responses to complete.
  app.addHook('preClose', async () => deps.liveChanges.end());
  const draining = registerDraining(app);
  const { publicUrl } = deps.config.server;
  await registerSecurityHeaders(app, {
    isHttps: publicUrl.startsWith('https:'),
    isBuilt: deps.config.web !== 'vite',
  });
  const callsOrigin = callsOriginOf(deps.config.server);
  if (callsOrigin !== null) registerCrossOriginCalls(app, publicUrl);
  registerRequestTarget(app);
  registerOriginGuard(app, { publicUrl, callsOrigin });
  registerJsonOnly(app);
  registerReadLimit(app, budget);
  registerHealth(app, deps);
  registerCsvExports(app);
  const isBeforeSetup = () =>
    contentCache.answer('is before setup', () => findBeforeSetup(deps.db));
  registerImprint(app, async (language) =>
    (await isBeforeSetup()) ? NO_IMPRINT : getImprint(deps.db, language),
  );
  registerClosedBeforeSetup(app, isBeforeSetup);
  registerStaffBodies(app, { contextFor });
  await app.register(trpcCalls, { prefix: '/trpc', contextFor });
  await app.register(restPlugin, {
    prefix: '/api',
    contextFor,
    publicUrl,
  });
  const call = (request: FastifyRequest) => createCaller(contextFor(request));
  await app.register(newsletterFormPosts, { call });
  await app.register(appointmentLinkForms, { call });
  await app.register(paymentForms, { call });
  await app.register(stripeEvents, { contextFor });
  await app.register(documentForm, { contextFor });
  await app.register(documentUploads, { contextFor });
  await app.register(discoveryFiles, { ...deps, publicUrl, contentCache });
  await app.register(photoFiles, deps);
  await app.register(pictureFiles, deps);
  await app.register(calendarFeedFile, { contextFor });
  await app.register(mcpEndpoint, { contextFor });
  await app.register(llmsFile, { contextFor });
  if (deps.localPool) {
    await app.register(localPoolPlugin, { prefix: '/local-cognito', pool: deps.localPool });
  }
  if (deps.config.showsMail) await app.register(devMailbox, { db: deps.db });
  const rasterizer = new Rasterizer();
  app.addHook('onClose', () => rasterizer.close());
  await app.register(markFiles, deps);
  await app.register(iconFiles, { db: deps.db, contentCache, rasterizer });
  registerSpeculationRules(app);
  const { pages, renderer } = await registerSite(app, deps, {
    ...{ contentCache, contextFor, callsOrigin, budget, draining },
  });
  await app.register(embedScriptFile, { script: renderer.embedScript });
  await app.register(contactFormPost, { call, sendAnswer: pages.sendAnswer });
  await app.register(bookingFormPost, { call, sendAnswer: pages.sendAnswer });
  await app.register(waitForms, { call, sendAnswer: pages.sendAnswer });
  await app.register(questionForms, { call, sendAnswer: pages.sendAnswer });
  await app.register(questionFilesForm, { call, contextFor });
  await app.register(agreementLinkForms, { call, contextFor, sendAnswer: pages.sendAnswer });
  await app.register(sharePictures, {
    findPage: pages.findPage,
    findLook: () => contentCache.answer('share look', () => findShareLook(deps.db)),
    draw: renderer.sharePicture,
    rasterizer,
  });
  registerArchive(app, deps, pages.sources);
  registerVisits(app, deps, contentCache);
  registerPipelining(app, draining);
  return app;
}
