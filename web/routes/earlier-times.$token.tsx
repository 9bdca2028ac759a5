import { createFileRoute } from '@tanstack/react-router';
import { WaitPage } from '../features/appointments/waits/wait-page.tsx';
import { LinkNotFound } from '../features/site/link-not-found.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';
import { serverMark, serverMarkup } from '../lib/server-markup.ts';

/** Plain forms that only the server renders, so that their code is in no script. */
export const Route = createFileRoute('/earlier-times/$token')({
  ...linkRoute(
    (trpc, params) => trpc.waits.wait.fetch(params),
    () => m.waits.pageTitle,
  ),
  component: function Page() {
    const { layout, data } = Route.useLoaderData();
    const { token } = Route.useParams();
    const plain = import.meta.env.SSR
      ? {
          ...serverMark('wait'),
          children: <WaitPage token={token} firm={layout.firm} wait={data} />,
        }
      : serverMarkup('wait');
    return <div {...plain} />;
  },
  notFoundComponent: LinkNotFound,
});
