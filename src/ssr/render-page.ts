import type { FastifyRequest } from 'fastify';
import { appRouter } from '../app-router.ts';
import type { Context } from '../context.ts';
import type { Deps } from '../deps.ts';
import { callsOriginOf } from '../http/cross-origin-calls.ts';
import { cognitoOrigins } from '../identity/settings.ts';
import { KEEPS_NOTHING, type KeptAnswers } from '../kept-answers.ts';
import { makePage } from './make-page.ts';
import type { PageAddress } from './page-address.ts';
import type { Page } from './page-cache.ts';
import type { Renderer } from './renderer.ts';

type Uses = {
  deps: Pick<Deps, 'config'>;
  kept: KeptAnswers;
  contextFor: (request: FastifyRequest) => Context;
};

/** Pages on which people sign in, or are signed in. */
const SIGNED_IN = /^\/(login|admin)(\/|$)/;

/** How the page at an address is made, for everybody alike; in a theme that is not active yet where one is given. */
export function pageRenderer(renderer: Renderer, { deps, kept, contextFor }: Uses) {
  const { publicUrl, apiBaseUrl } = deps.config.server;
  const callsOrigins = [callsOriginOf(deps.config.server) ?? []].flat();
  const poolOrigins = cognitoOrigins(deps.config.identity);
  const look = { https: publicUrl.startsWith('https:'), strict: renderer.isBuilt };

  return async (
    { pathname, search }: PageAddress,
    request: FastifyRequest,
    themePreview: string | null = null,
  ): Promise<Page> => {
    // Pages are shared: nobody in particular asks for them.
    const context: Context = {
      ...contextFor(request),
      accessToken: null,
      idempotencyKey: null,
      themePreview,
      kept: themePreview === null ? kept.asOfNow() : KEEPS_NOTHING,
    };
    const rendered = await renderer.render({
      // Never from the request's own headers: a page must not depend on them.
      request: new Request(publicUrl + pathname + search),
      appRouter,
      createContext: async () => context,
      apiBaseUrl,
    });
    const signsIn = SIGNED_IN.test(pathname);
    return makePage(rendered, {
      ...look,
      connectTo: signsIn ? [...callsOrigins, ...poolOrigins] : callsOrigins,
      frames: signsIn,
      isPreview: themePreview !== null,
    });
  };
}
