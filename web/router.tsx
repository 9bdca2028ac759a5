import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { parseSearch, stringifySearch } from './lib/search.ts';
import { makeQueryUtils, type RouterContext, type TrpcClient, trpc } from './lib/trpc.ts';
import { routeTree } from './route-tree.gen.ts';

/** A router for one visit (in the browser) or for one page (on the server). */
export function makeRouter({
  queryClient,
  client,
  nonce,
}: {
  queryClient: QueryClient;
  client: TrpcClient;
  /** Stands on every script and style that a rendered page has of its own. */
  nonce?: string;
}) {
  const router = createRouter({
    routeTree,
    context: { trpc: makeQueryUtils(queryClient, client) } satisfies RouterContext,
    defaultPreload: 'intent',
    // React Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMinMs: 0,
    parseSearch,
    stringifySearch,
    ...(nonce !== undefined && { ssr: { nonce } }),
    scrollRestoration: true,
    // biome-ignore lint/correctness/noComponentHookFactories: the factory runs once for each visit or page
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
  });
  setupRouterSsrQueryIntegration({ router, queryClient, wrapQueryClient: false });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
