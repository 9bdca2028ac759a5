import { createFileRoute } from '@tanstack/react-router';
import { layoutRoute } from '../lib/layout-route.ts';
import { trpc } from '../lib/trpc.ts';
import { ProsePage } from '../ui/prose-page.tsx';

export const Route = createFileRoute('/advertising')({
  ...layoutRoute({
    path: '/advertising',
    title: 'Attorney Advertising',
    description:
      'This website is advertising by a law firm. What that means, and who answers for it.',
  }),
  component: AdvertisingPage,
});

function AdvertisingPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return (
    <ProsePage
      title="Attorney Advertising"
      lead="This website is advertising by a law firm. The rules of the State Bar of California apply to it."
    >
      <h2>Who answers for it</h2>
      <p>
        {firm.name}, {firm.street}, {firm.city}, {firm.region} {firm.postalCode}. Telephone{' '}
        <a href={`tel:${firm.phoneE164}`}>{firm.phone}</a>.
        {firm.responsibleAttorney && (
          <>
            {' '}
            Attorney responsible for this website: {firm.responsibleAttorney}
            {firm.barNumber && `, State Bar number ${firm.barNumber}`}.
          </>
        )}
      </p>
      <h2>No promises</h2>
      <p>
        Nothing here is a guarantee, warranty or prediction about the outcome of your matter. Each
        one depends on its own facts. What clients say about us, and results in other matters, do
        not tell you what yours will be.
      </p>
      <h2>Figures about us</h2>
      <p>
        Ratings, years of experience and times to reply on this website are the firm’s own
        statements. Testimonials that are marked “Sample” are illustrations and not from clients.
      </p>
      <h2>No advice, no relationship</h2>
      <p>
        This website is general information, not legal advice, and using it creates no lawyer-client
        relationship.
      </p>
    </ProsePage>
  );
}
