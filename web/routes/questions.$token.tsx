import { createFileRoute } from '@tanstack/react-router';
import { QuestionsPage } from '../features/questionnaires/client-page/questions-page.tsx';
import { LinkNotFound } from '../features/site/link-not-found.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';

const page = linkRoute(
  (trpc, params) => trpc.questionPages.page.fetch(params),
  () => m.intake.pageTitle,
);

export const Route = createFileRoute('/questions/$token')({
  ...page,
  validateSearch: ({
    step,
    untaken,
  }: Record<string, unknown>): { step?: string; untaken?: number } => {
    const count = Math.trunc(Number(untaken));
    return {
      ...(typeof step === 'string' && { step }),
      ...(count > 0 && count < 1_000 && { untaken: count }),
    };
  },
  loader: async ({ context, params }) => ({
    ...(await page.loader({ context, params })),
    formAnswer: context.formAnswer,
  }),
  component: function Page() {
    const { layout, data, formAnswer } = Route.useLoaderData();
    const { step, untaken = 0 } = Route.useSearch();
    const { token } = Route.useParams();
    return (
      <QuestionsPage
        {...{ token, step, untaken }}
        firm={layout.firm}
        page={data}
        answer={formAnswer}
      />
    );
  },
  notFoundComponent: LinkNotFound,
});
