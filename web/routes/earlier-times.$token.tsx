import { createFileRoute } from '@tanstack/react-router';
import { LinkNotFound } from '../features/appointments/client-page/link-not-found.tsx';
import { WaitPage } from '../features/waits/wait-page.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';

export const Route = createFileRoute('/earlier-times/$token')({
  ...linkRoute(
    (trpc, params) => trpc.waits.wait.fetch(params),
    () => m.waits.pageTitle,
  ),
  component: function Page() {
    const { layout, data } = Route.useLoaderData();
    const { token } = Route.useParams();
    return <WaitPage token={token} firm={layout.firm} wait={data} />;
  },
  notFoundComponent: LinkNotFound,
});
