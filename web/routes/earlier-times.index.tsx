import { createFileRoute } from '@tanstack/react-router';
import { JoinPage } from '../features/appointments/waits/join-page.tsx';
import { parseWaitSearch } from '../features/appointments/waits/wait-search.ts';
import { m } from '../lib/messages.ts';
import { privateHead } from '../lib/page-head.ts';
import type { RouterContext } from '../lib/trpc.ts';

async function loadOnServer(input: { context: RouterContext; deps: object }) {
  const { loadJoin } = await import('../features/appointments/waits/load-join.ts');
  return loadJoin(input);
}

/**
 * Where visitors ask to be told when a time becomes free. It is not indexed: it makes sense from the booking only. A
 * plain form.
 */
export const Route = createFileRoute('/earlier-times/')({
  // In a fixed order: it is part of the match's id, which must be the same on the server and in the browser.
  loaderDeps: ({ search }) => parseWaitSearch(search),
  ...((import.meta.env.SSR ? { loader: loadOnServer } : {}) as { loader: typeof loadOnServer }),
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ loaderData }) => (loaderData ? privateHead(loaderData.layout, m.waits.pageTitle) : {}),
  component: function Page() {
    return <JoinPage {...Route.useLoaderData()} />;
  },
});
