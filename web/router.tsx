import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { addressRewrite } from './lib/addresses.ts';
import { isForBrowser } from './lib/for-server.ts';
import { parseSearch, stringifySearch } from './lib/search.ts';
import { makeQueryUtils, type RouterContext, type TrpcClient, trpc } from './lib/trpc.ts';
import { routeTree } from './route-tree.gen.ts';

/** Creates a router: in the browser one per visit, on the server one per page render. */
export function makeRouter({
  queryClient,
  client,
  nonce,
}: {
  queryClient: QueryClient;
  client: TrpcClient;
  /** The nonce of the page's inline scripts and styles. */
  nonce?: string;
}) {
  const router = createRouter({
    routeTree,
    context: { trpc: makeQueryUtils(queryClient, client) } satisfies RouterContext,
    defaultPreload: 'intent',
    // React Query decides when data is stale.
    defaultPreloadStaleTime: 0,
    defaultPendingMinMs: 0,
    parseSearch,
    stringifySearch,
    ...addressRewrite(),
    ...(nonce !== undefined && { ssr: { nonce } }),
    scrollRestoration: import.meta.env.SSR || afterHydration(),
    // biome-ignore lint/correctness/noComponentHookFactories: the factory runs once per visit or page render, so the component is created once
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
  });
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    wrapQueryClient: false,
    ...(import.meta.env.SSR && { dehydrateOptions: { shouldDehydrateQuery: isForBrowser } }),
  });
  return router;
}

/**
 * Enables scroll restoration after hydration only: at hydration the router would scroll a page to the top that the
 * visitor has already scrolled.
 */
function afterHydration(): () => boolean {
  let isHydrated = false;
  return () => {
    const restores = isHydrated;
    isHydrated = true;
    return restores;
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}
