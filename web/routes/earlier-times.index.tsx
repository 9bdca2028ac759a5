import { createFileRoute } from '@tanstack/react-router';
import { JoinOnServer } from '../features/appointments/waits/join-on-server.tsx';
import { m } from '../lib/messages.ts';
import { privateHead } from '../lib/page-head.ts';
import type { RouterContext } from '../lib/trpc.ts';

async function loadOnServer(input: { context: RouterContext; deps: object }) {
  const { loadJoin } = await import('../features/appointments/waits/load-join.ts');
  return loadJoin(input);
}

/**
 * Where visitors ask to be told when a time becomes free. It is not indexed: it makes sense from the booking only. A plain
 * form that only the server renders, so that its code is in no script.
 */
export const Route = createFileRoute('/earlier-times/')({
  loaderDeps: ({ search }) => search,
  ...((import.meta.env.SSR ? { loader: loadOnServer } : {}) as { loader: typeof loadOnServer }),
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ loaderData }) => (loaderData ? privateHead(loaderData.layout, m.waits.pageTitle) : {}),
  component: function Page() {
    return <JoinOnServer {...Route.useLoaderData()} />;
  },
});
