import { createFileRoute } from '@tanstack/react-router';
import { readEmbedTheme } from '../../src/features/embed/rules.ts';
import { formatFee } from '../../src/features/payments/rules.ts';
import styles from '../features/appointments/client-page/appointment-page.module.css';
import { EmbedLayout } from '../features/embed/embed-layout.tsx';
import { LinkNotFound } from '../features/site/link-not-found.tsx';
import { here } from '../lib/addresses.ts';
import { formatTime } from '../lib/format.ts';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';
import { ButtonLink } from '../ui/button.tsx';

/** In the frame of another site: leads to the page on which the client pays, which must not be in a frame. */
export const Route = createFileRoute('/embed/payment/$token')({
  validateSearch: ({ theme }: Record<string, unknown>) => ({ theme: readEmbedTheme(theme) }),
  ...linkRoute(
    (trpc, params) => trpc.paymentLinks.payment.fetch(params),
    () => m.payment.pageTitle,
  ),
  component: EmbeddedPayment,
  notFoundComponent: LinkNotFound,
});

function EmbeddedPayment() {
  const { layout, data } = Route.useLoaderData();
  const { token } = Route.useParams();
  const { locale } = layout.firm.formats;
  return (
    <EmbedLayout layout={layout} title={m.payment.pageTitle} path="/schedule" isSheet>
      <div className={`wrap ${styles.words}`}>
        <h1>{m.payment.openTitle}</h1>
        <p>{m.payment.openLead({ until: formatTime(data.heldUntil, data.zone, locale) })}</p>
        <ButtonLink variant="primary" size="lg" href={here(`/payment/${token}`)}>
          {m.payment.pay({ fee: formatFee(data, locale) })}
        </ButtonLink>
      </div>
    </EmbedLayout>
  );
}
