import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '../features/appointments/payment/payment-page.tsx';
import { LinkNotFound } from '../features/site/link-not-found.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';

/** The page on which a client pays for a consultation, and to which they come back. */
export const Route = createFileRoute('/payment/$token')({
  ...linkRoute(
    (trpc, params) => trpc.paymentLinks.payment.fetch(params),
    () => m.payment.pageTitle,
  ),
  component: function Page() {
    const { layout, data } = Route.useLoaderData();
    const { token } = Route.useParams();
    return <PaymentPage token={token} firm={layout.firm} payment={data} />;
  },
  notFoundComponent: LinkNotFound,
});
