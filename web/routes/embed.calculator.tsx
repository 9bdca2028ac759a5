import { createFileRoute } from '@tanstack/react-router';
import { readEmbedTheme } from '../../src/features/embed/rules.ts';
import { embedHead } from '../features/embed/embed-head.ts';
import { EmbedLayout } from '../features/embed/embed-layout.tsx';
import { Calculator } from '../features/probate/calculator.tsx';
import { loadCalculator } from '../features/probate/load-calculator.ts';
import { NoCalculator } from '../features/probate/no-calculator.tsx';
import { m } from '../lib/messages.ts';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/embed/calculator')({
  validateSearch: ({ estate, theme }: Record<string, unknown>) => ({
    estate: typeof estate === 'string' ? estate : undefined,
    theme: readEmbedTheme(theme),
  }),
  loader: ({ context }) => loadCalculator(context),
  head: ({ loaderData }) => (loaderData ? embedHead(loaderData, m.embed.calculatorTitle) : {}),
  component: EmbeddedCalculator,
});

/** The calculator as an embedded page, shown in an iframe on another site. */
function EmbeddedCalculator() {
  const [layout] = trpc.site.layout.useSuspenseQuery();
  const [shown] = trpc.probate.calculator.useSuspenseQuery();
  const { page } = Route.useLoaderData();
  const { estate, theme } = Route.useSearch();
  return (
    <EmbedLayout layout={layout} title={page.heading} path="/probate-calculator">
      <h1 className="visually-hidden" lang={page.originalLanguage ?? undefined}>
        {page.heading}
      </h1>
      {layout.visibility.probate_calculator && shown ? (
        <Calculator
          shown={shown}
          firm={layout.firm}
          asked={estate}
          notes={undefined}
          theme={theme}
        />
      ) : (
        <NoCalculator />
      )}
    </EmbedLayout>
  );
}
