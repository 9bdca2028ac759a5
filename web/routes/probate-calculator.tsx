import { createFileRoute } from '@tanstack/react-router';
import { Calculator } from '../features/probate/calculator.tsx';
import { CallToAction } from '../features/site/call-to-action.tsx';
import { pageHead } from '../lib/page-head.ts';
import { trpc } from '../lib/trpc.ts';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';

export const Route = createFileRoute('/probate-calculator')({
  validateSearch: ({ estate }: Record<string, unknown>): { estate?: string | undefined } => ({
    estate: typeof estate === 'string' ? estate : undefined,
  }),
  loader: async ({ context }) => ({ layout: await context.trpc.site.layout.ensureData() }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          layout: loaderData.layout,
          path: '/probate-calculator',
          trail: [{ name: 'Calculator', path: '/probate-calculator' }],
          title: `Probate or living trust calculator | ${loaderData.layout.firm.name}`,
          description:
            'What would probate cost your family in California, and what does a living trust cost? One number in, two costs out.',
        })
      : {},
  component: CalculatorPage,
});

function CalculatorPage() {
  const { estate } = Route.useSearch();
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  return (
    <>
      <PageHead
        title="Probate or a living trust: what is the difference in dollars?"
        lead="One number in, two costs out. Nothing is stored unless you leave an e-mail address."
      />
      {visibility.probate_calculator ? (
        <Calculator firm={firm} asked={estate} />
      ) : (
        <div className="wrap">
          <Notice icon="phone">
            <p>
              The calculator is not available at the moment. Call us, and we will work it out with
              you.
            </p>
          </Notice>
        </div>
      )}
      <div className="screen-only">
        <CallToAction firm={firm} canBook={visibility.consultation_booking} />
      </div>
    </>
  );
}
