import { createFileRoute } from '@tanstack/react-router';
import { PageParts } from '../features/pages/page-parts.tsx';
import { Calculator } from '../features/probate/calculator.tsx';
import { loadCalculator } from '../features/probate/load-calculator.ts';
import { NoCalculator } from '../features/probate/no-calculator.tsx';
import { headOfPage } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { PageHead } from '../ui/page-head.tsx';

export const Route = createFileRoute('/probate-calculator')({
  validateSearch: ({ estate }: Record<string, unknown>): { estate?: string | undefined } => ({
    estate: typeof estate === 'string' ? estate : undefined,
  }),
  loader: ({ context }) => loadCalculator(context),
  head: ({ loaderData }) => (loaderData ? headOfPage(loaderData) : {}),
  component: CalculatorPage,
});

function CalculatorPage() {
  const { estate } = Route.useSearch();
  const { page } = Route.useLoaderData();
  // If the first part of the page is text, it is shown as notes next to the calculator.
  const [first, ...others] = page.parts;
  const notes = first?.type === 'html' ? first : undefined;
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const [shown] = trpc.probate.calculator.useSuspenseQuery();
  return (
    <>
      <PageHead title={page.heading} lead={page.lead} lang={page.originalLanguage} />
      {visibility.probate_calculator && shown ? (
        <Calculator shown={shown} firm={firm} asked={estate} notes={notes?.html} />
      ) : (
        <NoCalculator />
      )}
      <div className="screen-only">
        <PageParts parts={notes ? others : page.parts} />
      </div>
    </>
  );
}
