import type { Manifest } from '@tanstack/react-router';
import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server';
import { unstable_localLink as localLink } from '@trpc/client';
import type { AppRouter } from '../src/app-router.ts';
import type { Context } from '../src/context.ts';
import { makeQueryClient, trpc } from './lib/trpc.ts';
import { makeRouter } from './router.tsx';

/**
 * Renders one page whole. The router of procedures comes in as a value, so that the page asks the
 * server's own procedures in the process, whatever bundle this code is in.
 */
export function render({
  request,
  appRouter,
  createContext,
  manifest,
}: {
  request: Request;
  appRouter: AppRouter;
  createContext: () => Promise<Context>;
  manifest: Manifest;
}): Promise<Response> {
  const handler = createRequestHandler({
    request,
    createRouter: () =>
      makeRouter({
        queryClient: makeQueryClient(),
        client: trpc.createClient({ links: [localLink({ router: appRouter, createContext })] }),
      }),
    getRouterManifest: () => manifest,
  });
  return handler(({ responseHeaders, router }) =>
    renderRouterToString({ responseHeaders, router, children: <RouterServer router={router} /> }),
  );
}
