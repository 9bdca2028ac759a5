import type { Manifest } from '@tanstack/react-router';
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server';
import { unstable_localLink as localLink } from '@trpc/client';
import type { AppRouter } from '../src/app-router.ts';
import type { Context } from '../src/context.ts';
import { apiErrorOf } from './lib/api-error.ts';
import { makeQueryClient, trpc } from './lib/trpc.ts';

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
  manifest,
}: {
  request: Request;
  appRouter: AppRouter;
  createContext: () => Promise<Context>;
  manifest: Manifest;
}): Promise<{ response: Response; failures: string[]; marker: string }> {
  // Noted as they happen: when the page is done, the queries are forgotten.
  const failures: string[] = [];
  const queryClient = makeQueryClient((error) =>
    failures.push(apiErrorOf(error)?.code ?? 'INTERNAL_SERVER_ERROR'),
  );
  const marker = crypto.randomUUID();
  const handler = createRequestHandler({
    request,
    createRouter: () =>
      makeRouter({
        queryClient,
        client: trpc.createClient({ links: [localLink({ router: appRouter, createContext })] }),
        nonce: marker,
      }),
    getRouterManifest: () => manifest,
  });
  const response = await handler(({ responseHeaders, router }) =>
    renderRouterToString({ responseHeaders, router, children: <RouterServer router={router} /> }),
  );
  return { response, failures, marker };
}

const signpost = makeRouter({
  queryClient: makeQueryClient(),
  client: trpc.createClient({ links: [] }),
});

/** Whether any page of the site has this path. */
export function hasPage(pathname: string): boolean {
  return signpost.getMatchedRoutes(pathname)[2] !== undefined;
}
