import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionChoice, subscriptionWords } from '../features/newsletter/subscription.tsx';
import { SubscriptionNotFound } from '../features/newsletter/subscription-not-found.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';
import { PageHead } from '../ui/page-head.tsx';

export const Route = createFileRoute('/newsletter/$token')({
  ...linkRoute(
    (trpc, params) => trpc.newsletter.subscription.fetch(params),
    () => m.newsletter.title,
  ),
  component: SubscriptionPage,
  notFoundComponent: SubscriptionNotFound,
});

function SubscriptionPage() {
  const { status } = Route.useLoaderData().data;
  const { token } = Route.useParams();
  const { title, lead } = subscriptionWords(status);
  return (
    <PageHead title={title} lead={lead}>
      <SubscriptionChoice status={status} token={token} />
    </PageHead>
  );
}
