import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as errors from '../../../messages/en/errors.ts';
import { addressInLanguage } from '../../../messages/messages.ts';
import { limitConcurrency } from '../background/limit-concurrency.ts';
import { tooBusy } from '../errors/too-busy.ts';
import type { FormAnswer } from '../forms/form-answer-schema.ts';
import type { ClientBudget } from '../http/client-budget.ts';
import { clientOf } from '../http/client-of.ts';
import type { Draining } from '../http/draining.ts';
import { prefersMarkdown } from '../http/prefers-markdown.ts';
import { sentUrl } from '../http/request-language.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { clientKey } from '../rate-limits/client-key.ts';
import type { CacheTags } from './cache-tags.ts';
import { openCachedPages, PAGE_COST, RENDER_COST } from './cached-pages.ts';
import type { ContentVersion } from './content-version.ts';
import { markdownForm } from './markdown-form.ts';
import {
  notFoundAddress,
  type PageAddress,
  pageAddress,
  themePreviewToken,
  withoutQuery,
} from './page-address.ts';
import type { Page } from './page-cache.ts';
import { PageFastPath } from './page-fast-path.ts';
import { pageSources } from './page-source.ts';
import { type CountView, isSpeculative, visitorHeadersOf } from './page-view.ts';
import { Recompression } from './recompression.ts';
import {
  backgroundRequest,
  htmlRenderer,
  pageRenderer,
  type RenderOptions,
} from './render-page.ts';
import type { Renderer } from './renderer.ts';
import { sendPage } from './send-page.ts';

type Options = RenderOptions & {
  content: Pick<ContentVersion, 'current' | 'onChange'>;
  cacheTags: CacheTags;
  metrics: Metrics;
  log: FastifyBaseLogger;
  budget: ClientBudget;
  draining: Draining;
  trustedProxies: string[];
  /** Whether staff have written a page with this path, or moved one away from it. */
  isWrittenPage: (pathname: string) => Promise<boolean>;
  /** The Markdown of the page at an address; undefined if it has none. */
  findMarkdown: (
    address: PageAddress,
    page: Page,
    request: FastifyRequest,
  ) => Promise<string | undefined>;
  /** Called for each page that was sent to somebody who requested it, except private ones. */
  countView: CountView;
  /** The theme of a preview token, or undefined if the token is expired or invalid. */
  openThemePreview: (token: string) => string | undefined;
};

/** Rendering is CPU-bound: more concurrency only makes each render slower. */
const RENDERS_AT_ONCE = 8;
const MAX_WAITING = 200;

const SLASH_REDIRECT_CACHE = 'public, max-age=3600';

const MAX_MISSING = 200;
const MAX_MISSING_LENGTH = 600;

/**
 * Serves every GET without another route as a public page: from the cache, or rendered. Returns `findPage`, which finds
 * a page's HTML by its path, for other routes that describe the page; `sendAnswer`, for forms of browsers without
 * scripts; and `sources`, for background work.
 */
export function registerPages(app: FastifyInstance, renderer: Renderer, options: Options) {
  const { content, cacheTags, metrics, log, budget } = options;
  const { draining, openThemePreview, isWrittenPage } = options;
  const whenFree = limitConcurrency(RENDERS_AT_ONCE, {
    maxWaiting: MAX_WAITING,
    refuse: tooManyVisitors,
  });
  const renderPage = pageRenderer(renderer, options);
  const cached = openCachedPages({
    ...{ content, cacheTags, metrics, budget, log },
    render: (address, request) => whenFree(() => renderPage(address, request)),
  });
  app.addHook('onClose', () => cached.close());
  /**
   * Requested addresses without a page, with the content version at which there was none. The cache is small and stores
   * only short addresses, because anybody can make them up.
   */
  const missing = new LRUCache<string, number>({ max: MAX_MISSING });
  const isMissing = (url: string) => missing.get(url) === (content.current() ?? undefined);
  const renderHtml = htmlRenderer(renderer, options);
  const fastPath = new PageFastPath({
    // The key of a cached page is its URL as written in the links of our pages.
    find: (url) => cached.findPage(isMissing(url) ? notFoundAddress(url).key : url),
    spend: (request) => budget.trySpend(clientOfRequest(request), PAGE_COST),
    recompression: new Recompression(),
    metrics,
    countView: options.countView,
    log,
    draining,
  });
  const clientOfRequest = clientOf(options.trustedProxies);
  fastPath.register(app);

  const hasPage = async (pathname: string) =>
    renderer.hasPage(pathname) || (await isWrittenPage(pathname));

  /** The path of the page that an address with slashes at its end means. */
  const slashless = async (pathname: string) => {
    const path = pathname.replace(/\/+$/, '');
    return path !== '' && path !== pathname && (await hasPage(path)) ? path : undefined;
  };

  const pageAt = (address: PageAddress, request: FastifyRequest) =>
    renderer.isBuilt ? cached.pageFor(address, request) : renderPage(address, request);

  /** The home page in a theme that is not active yet; bypasses the cache, because nobody else may see it. */
  const previewFor = (address: PageAddress, request: FastifyRequest) => {
    const token = themePreviewToken(request.url);
    const variables = token === undefined ? undefined : openThemePreview(token);
    if (variables === undefined) return undefined;
    budget.spend(clientKey(request.ip), RENDER_COST);
    return whenFree(() => renderPage(address, request, { themePreview: variables }));
  };

  const pages = new WeakMap<FastifyRequest, Page>();
  const onSend = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const page = pages.get(request);
    if (page && request.method === 'GET') fastPath.remember(page, reply, payload);
  };

  app.get('/*', { onSend, config: { describesFirm: true } }, async (request, reply) => {
    const asked = pageAddress(sentUrl(request));
    if (!asked) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
    const withoutSlash = await slashless(asked.pathname);
    if (withoutSlash !== undefined) {
      const query = request.url.slice(request.url.split('?', 1)[0]?.length);
      reply.header('cache-control', SLASH_REDIRECT_CACHE);
      return reply.redirect(addressInLanguage(asked.language, withoutSlash) + query, 301);
    }
    const version = content.current();
    const exists = await hasPage(asked.pathname);
    const address = exists ? asked : notFoundAddress(asked.key);
    const page = (await previewFor(asked, request)) ?? (await pageAt(address, request));
    reply.header('content-language', asked.language);
    if (prefersMarkdown(request.headers.accept)) {
      const find = () => options.findMarkdown(asked, page, request);
      const markdown = await markdownForm(page, find, app.imprint, asked.language);
      if (markdown) return sendPage(request, reply, markdown);
    }
    pages.set(request, page);
    if (!exists && version !== null && sentUrl(request).length <= MAX_MISSING_LENGTH) {
      missing.set(sentUrl(request), version);
    }
    if (isView(request, page)) {
      options.countView(sentUrl(request), page.status, visitorHeadersOf(request.headers));
    }
    return sendPage(request, reply, page);
  });

  return {
    async findPage(pathname: string, request: FastifyRequest) {
      const asked = pageAddress(pathname);
      const exists = asked && (await hasPage(asked.pathname));
      const page = exists ? await pageAt(asked, request) : undefined;
      return page?.status === 200 ? page.identity.toString() : undefined;
    },
    /**
     * Sends the page at the request's address with the response to its form, with the status set on the reply; see
     * `SendAnswer`.
     */
    async sendAnswer(request: FastifyRequest, reply: FastifyReply, formAnswer: FormAnswer) {
      budget.spend(clientKey(request.ip), PAGE_COST + RENDER_COST);
      const address = pageAddress(sentUrl(request)) ?? notFoundAddress(sentUrl(request));
      const render = (query: Partial<PageAddress>) =>
        whenFree(() => renderPage({ ...address, ...query }, request, { formAnswer }));
      const page = await render({});
      // An invalid query causes a redirect, to which a browser would submit the form again: the page is rendered
      // without it.
      const shown =
        page.headers.location === undefined ? page : await render(withoutQuery(address));
      if (shown.status >= 500) return false;
      const status = shown.status === 200 ? reply.statusCode : shown.status;
      await sendPage(request, reply, { ...shown, status });
      return true;
    },
    sources: pageSources({
      ...options,
      newContext: (language) =>
        options.contextForPage(backgroundRequest('archive', log), { language }),
      addressOf: async (path) => {
        const asked = pageAddress(path);
        return asked && (await hasPage(asked.pathname)) ? asked : notFoundAddress(path);
      },
      renderHtml: (...asked) => whenFree(() => renderHtml(...asked)),
    }),
  };
}

/** Whether to count the response as a view. Pages with `no-store` are previews or private, and are not counted. */
const isView = ({ method, headers }: FastifyRequest, page: Page) =>
  method === 'GET' &&
  page.headers['cache-control'] !== 'no-store' &&
  !isSpeculative(String(headers['sec-purpose'] ?? headers.purpose ?? ''));

const tooManyVisitors = () =>
  tooBusy({
    message: errors.tooBusy,
    retryAfterSeconds: 1,
  });
