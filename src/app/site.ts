import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageMarkdown } from '../features/agents/markdown/page-markdown.ts';
import { getEmbedSettings } from '../features/embed/queries.ts';
import { isEmbedPath } from '../features/embed/rules.ts';
import { cognitoOrigins } from '../features/identity/settings.ts';
import { findPagePaths } from '../features/pages/list-shown-pages.ts';
import { addressFinder } from '../features/site/page-addresses.ts';
import { openPreview } from '../features/themes/theme-preview.ts';
import type { VersionedContentCache } from '../platform/cache/content-cache.ts';
import type { ClientBudget } from '../platform/http/client-budget.ts';
import type { registerDraining } from '../platform/http/draining.ts';
import { registerBundle } from '../platform/ssr/bundle-renderer.ts';
import { registerPages } from '../platform/ssr/pages.ts';
import type { Context } from '../platform/trpc/context.ts';
import { appRouter } from './app-router.ts';
import { createContext, createPageContext } from './create-context.ts';
import type { Deps } from './deps.ts';

type Parts = {
  contentCache: VersionedContentCache;
  contextFor: (request: FastifyRequest) => Context;
  /** The origin of the calls of pages if it differs from theirs. */
  callsOrigin: string | null;
  budget: ClientBudget;
  draining: ReturnType<typeof registerDraining>;
};

/** Registers the pages, with what they need of the features. */
export async function registerSite(
  app: FastifyInstance,
  deps: Deps,
  { contentCache, contextFor, callsOrigin, budget, draining }: Parts,
) {
  const renderer =
    deps.config.web === 'vite'
      ? await (await import('../platform/ssr/vite-renderer.ts')).registerVite(app)
      : await registerBundle(app);
  const pages = registerPages(app, renderer, {
    ...deps,
    ...deps.config.server,
    ...{ appRouter, budget, draining },
    connectTo: {
      always: callsOrigin === null ? [] : [callsOrigin],
      signIn: cognitoOrigins(deps.config.identity),
    },
    contextForPage: (request, { language, themePreview = null }) =>
      createPageContext(
        createContext(deps, contentCache, request, { language }),
        contentCache,
        themePreview,
      ),
    findEmbedders: async (pathname) =>
      isEmbedPath(pathname)
        ? contentCache.answer(
            'embed.origins',
            async () => (await getEmbedSettings(deps.db)).origins,
          )
        : undefined,
    findAddresses: addressFinder({ ...deps, contentCache }),
    isWrittenPage: async (pathname) => {
      const paths = await contentCache.answer('page paths', () => findPagePaths(deps.db));
      return paths.has(pathname);
    },
    findMarkdown: ({ key }, { etag, identity }, request) =>
      contentCache.answer(`markdown ${key} ${etag}`, () =>
        pageMarkdown(contextFor(request), { html: identity.toString(), path: key }),
      ),
    countView: deps.visitCounter.countView,
    openThemePreview: (token) => openPreview(deps, token),
  });
  return { pages, renderer };
}
