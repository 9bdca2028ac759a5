import { setImmediate } from 'node:timers/promises';
import type { Manifest } from '@tanstack/react-router';
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { renderToString } from 'react-dom/server';
import type { AppRouter } from '../src/app/app-router.ts';
import type { Context } from '../src/platform/trpc/context.ts';
import { apiErrorOf } from './lib/api-error.ts';
import { makeQueryClient, trpc } from './lib/trpc.ts';
import { localLink } from './local-link.ts';

export { sharePicture } from './share-picture.ts';

import { makeRouter } from './router.tsx';

/**
 * Renders one page whole. The router of procedures comes in as a value, so that the page asks the
 * server's own procedures in the process, whatever bundle this code is in.
 */
export async function render({
  request,
  appRouter,
  createContext,
  apiBaseUrl,
  manifest,
}: {
  request: Request;
  appRouter: AppRouter;
  createContext: () => Promise<Context>;
  /** Put before the path of each call that the page makes; empty for its own origin. */
  apiBaseUrl: string;
  manifest: Manifest;
}): Promise<{
  status: number;
  headers: Headers;
  html: string;
  failures: string[];
  marker: string;
}> {
  // Noted as they happen: when the page is done, the queries are forgotten.
  const failures: string[] = [];
  const queryClient = makeQueryClient((error) =>
    failures.push(apiErrorOf(error)?.code ?? 'INTERNAL_SERVER_ERROR'),
  );
  const marker = crypto.randomUUID();
  const handler = createRequestHandler({
    request,
    createRouter: () => {
      const client = trpc.createClient({
        links: [localLink({ router: appRouter, createContext })],
      });
      const router = makeRouter({ queryClient, client, nonce: marker });
      // Not through `makeRouter`, whose code every visitor fetches.
      router.options.context.apiBaseUrl = apiBaseUrl;
      return router;
    },
    getRouterManifest: () => manifest,
  });
  let html = '';
  const { status, headers } = await handler(async ({ responseHeaders, router }) => {
    html = await htmlOf(router);
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  });
  return { status, headers, html, failures, marker };
}

/**
 * What a page shows is asked for before it is rendered. So the stream of queries can end there: what hydrates the
 * page is written whole with it, and the router need not look through every byte for where to put the rest.
 */
async function htmlOf(router: ReturnType<typeof makeRouter>): Promise<string> {
  router.serverSsr?.setRenderFinished();
  await setImmediate();
  return transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
}

const signpost = makeRouter({
  queryClient: makeQueryClient(),
  client: trpc.createClient({ links: [] }),
});

/** Whether any page of the site has this path. */
export function hasPage(pathname: string): boolean {
  return signpost.getMatchedRoutes(pathname)[2] !== undefined;
}
