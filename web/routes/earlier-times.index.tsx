import { createFileRoute } from '@tanstack/react-router';
import { chooseBy } from '../features/appointments/plain/plain-queries.ts';
import { JoinPage } from '../features/waits/join-page.tsx';
import { parseWaitSearch } from '../features/waits/wait-search.ts';
import { asUndefined } from '../lib/as-not-found.ts';
import { m } from '../lib/messages.ts';
import { privateHead } from '../lib/page-head.ts';

/** Where visitors ask to be told when a time becomes free. It is not indexed: it makes sense from the booking only. */
export const Route = createFileRoute('/earlier-times/')({
  validateSearch: parseWaitSearch,
  loaderDeps: ({ search }) => parseWaitSearch(search),
  loader: async ({ context: { trpc, formAnswer }, deps }) => {
    const [layout, choices] = await Promise.all([
      trpc.site.layout.ensureData(),
      trpc.appointments.choices.ensureData(),
    ]);
    const type = chooseBy(deps, choices).type?.key;
    const isOpen = layout.visibility.consultation_booking && layout.sendsMail;
    const bounds =
      type && isOpen ? await trpc.waits.days.fetch({ type }).catch(asUndefined) : undefined;
    return { layout, bounds, formAnswer };
  },
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ loaderData }) => (loaderData ? privateHead(loaderData.layout, m.waits.pageTitle) : {}),
  component: function Page() {
    const { layout, bounds, formAnswer } = Route.useLoaderData();
    return (
      <JoinPage firm={layout.firm} search={Route.useSearch()} bounds={bounds} answer={formAnswer} />
    );
  },
});
