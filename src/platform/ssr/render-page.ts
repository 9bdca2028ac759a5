import type { AnyRouter } from '@trpc/server';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../trpc/context.ts';
import { makePage } from './make-page.ts';
import type { PageAddress } from './page-address.ts';
import type { Page } from './page-cache.ts';
import type { Renderer } from './renderer.ts';

export type RenderOptions = {
  appRouter: AnyRouter;
  publicUrl: string;
  /** Put before the path of each call that a page makes; empty for its own origin. */
  apiBaseUrl: string;
  /** Where pages may connect to besides their own origin: all of them, and those on which people sign in. */
  connectTo: { always: readonly string[]; signIn: readonly string[] };
  /** What procedures of a page may use: nothing of who asks, as pages are shared. In a theme where one is given. */
  contextForPage: (request: FastifyRequest, themePreview: string | null) => Context;
};

/** Pages on which people sign in, or are signed in. */
const SIGNED_IN = /^\/(login|admin)(\/|$)/;

/** How the page at an address is made, for everybody alike; in a theme that is not active yet where one is given. */
export function pageRenderer(
  renderer: Renderer,
  { appRouter, publicUrl, apiBaseUrl, connectTo, contextForPage }: RenderOptions,
) {
  const look = { https: publicUrl.startsWith('https:'), strict: renderer.isBuilt };

  return async (
    { pathname, search }: PageAddress,
    request: FastifyRequest,
    themePreview: string | null = null,
  ): Promise<Page> => {
    const rendered = await renderer.render({
      // Never from the request's own headers: a page must not depend on them.
      request: new Request(publicUrl + pathname + search),
      appRouter,
      createContext: async () => contextForPage(request, themePreview),
      apiBaseUrl,
    });
    const signsIn = SIGNED_IN.test(pathname);
    return makePage(rendered, {
      ...look,
      connectTo: [...connectTo.always, ...(signsIn ? connectTo.signIn : [])],
      frames: signsIn,
      isPreview: themePreview !== null,
    });
  };
}
