import { QueryCache, QueryClient } from '@tanstack/react-query';
import { httpBatchLink, httpLink, splitLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '../../src/app/app-router.ts';
import type { FormAnswer } from '../../src/platform/forms/form-answer-schema.ts';
import { authorization } from './access-token.ts';
import { here } from './addresses.ts';
import { apiUrl } from './api-url.ts';

export const trpc = createTRPCReact<AppRouter>();

export type TrpcClient = ReturnType<typeof trpc.createClient>;

export const makeQueryUtils = (queryClient: QueryClient, client: TrpcClient) =>
  createTRPCQueryUtils<AppRouter>({ queryClient, client });

/** Context for loaders: the same queries as in components, to prefetch before the page renders. */
export type RouterContext = {
  trpc: ReturnType<typeof makeQueryUtils>;
  /** Server only: the API base URL that is written into the page for `apiUrl`. */
  apiBaseUrl?: string;
  /** Server only: the result of a form that was submitted without JavaScript. */
  formAnswer?: FormAnswer;
};

/**
 * The documented defaults: data never goes stale by itself, no polling, no retries. `onError` is called for every
 * failed query.
 */
export function makeQueryClient(onError?: (error: unknown) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ ...(onError && { onError }) }),
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  });
}

const MAX_BATCH = 10;

/** Sends cookies, which a load balancer may need, even to an API base URL on another origin. */
export const withCredentials = (input: RequestInfo | URL | string, init?: object) =>
  fetch(input, { ...init, credentials: 'include' });

/**
 * Queries are batched. Mutations are not, so that each can have its own Idempotency-Key header, which the caller passes
 * in the mutation's context. `send` sends a request.
 */
export function makeBrowserClient(send = withCredentials) {
  const url = apiUrl(here('/trpc'));
  return trpc.createClient({
    links: [
      splitLink({
        condition: (operation) => operation.type === 'mutation',
        true: httpLink({
          url,
          fetch: send,
          headers: async ({ op }) => ({
            ...(await authorization()),
            ...(typeof op.context.idempotencyKey === 'string' && {
              'idempotency-key': op.context.idempotencyKey,
            }),
          }),
        }),
        false: httpBatchLink({
          url,
          maxItems: MAX_BATCH,
          fetch: send,
          headers: authorization,
        }),
      }),
    ],
  });
}
