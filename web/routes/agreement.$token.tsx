import { createFileRoute } from '@tanstack/react-router';
import { AgreementPage } from '../features/agreements/client-page/agreement-page.tsx';
import { LinkNotFound } from '../features/site/link-not-found.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';

const page = linkRoute(
  (trpc, params) => trpc.agreementLinks.agreement.fetch(params),
  () => m.agreement.pageTitle,
);

/** Also passes on what the server says about a form that it has refused. */
async function load(args: Parameters<typeof page.loader>[0]) {
  return { ...(await page.loader(args)), formAnswer: args.context.formAnswer };
}

export const Route = createFileRoute('/agreement/$token')({
  ...page,
  loader: load,
  component: function Page() {
    const { layout, data, formAnswer } = Route.useLoaderData();
    const { token } = Route.useParams();
    return <AgreementPage token={token} firm={layout.firm} agreement={data} answer={formAnswer} />;
  },
  notFoundComponent: LinkNotFound,
});
