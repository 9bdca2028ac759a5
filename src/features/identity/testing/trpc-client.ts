import { createTRPCClient, httpLink } from '@trpc/client';
import type { AppRouter } from '../../../app/app-router.ts';
import { bearer } from '../../../testing/people.ts';

/** A client of the procedures that are not documented, with an access token. */
export const trpcClient = (url: string, accessToken: string) =>
  createTRPCClient<AppRouter>({
    links: [httpLink({ url: `${url}/trpc`, headers: bearer(accessToken) })],
  });
