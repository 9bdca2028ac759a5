import { createFileRoute } from '@tanstack/react-router';
import { PageHead } from '../components/page-head.tsx';
import { SubscriptionChoice, subscriptionWords } from '../features/newsletter/subscription.tsx';
import { SubscriptionNotFound } from '../features/newsletter/subscription-not-found.tsx';
import { asNotFound } from '../lib/as-not-found.ts';
import { pageHead } from '../lib/page-head.ts';

export const Route = createFileRoute('/newsletter/$token')({
  loader: async ({ context, params }) => {
    const [frame, { status }] = await Promise.all([
      context.trpc.site.frame.ensureData(),
      context.trpc.newsletter.subscription.fetch(params).catch(asNotFound),
    ]);
    return { frame, status };
  },
  // One person's page: no cache keeps it, no robot lists it, and no other site learns its address.
  headers: () => ({ 'cache-control': 'no-store' }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          frame: loaderData.frame,
          path: '/newsletter',
          title: `Monthly letter | ${loaderData.frame.firm.name}`,
          description: 'Confirm or end a subscription to the monthly letter.',
          isPrivate: true,
        })
      : {},
  component: SubscriptionPage,
  notFoundComponent: SubscriptionNotFound,
});

function SubscriptionPage() {
  const { status } = Route.useLoaderData();
  const { token } = Route.useParams();
  const { title, lead } = subscriptionWords(status);
  return (
    <PageHead title={title} lead={lead}>
      <SubscriptionChoice status={status} token={token} />
    </PageHead>
  );
}
