import { createFileRoute } from '@tanstack/react-router';
import { plainText } from '../../src/platform/languages/marked-text-rules.ts';
import { legalService } from '../features/firm/structured-data.ts';
import { HomeSection } from '../features/pages/home-sections.tsx';
import { PageParts } from '../features/pages/page-parts.tsx';
import { freeTimesHeaders } from '../features/scheduling/slots/free-times-headers.ts';
import { Hero } from '../features/site/hero.tsx';
import { NEXT_FREE } from '../features/site/hero-query.ts';
import { pageRoute } from '../lib/page-route.ts';
import { markedTexts } from '../ui/marked-texts.tsx';

const page = pageRoute('/', { structuredData: (layout) => [legalService(layout)] });

export const Route = createFileRoute('/')({
  ...page,
  loader: async (args) => {
    const [data] = await Promise.all([
      page.loader(args),
      args.context.trpc.appointments.nextFree.prefetch(NEXT_FREE),
    ]);
    return data;
  },
  headers: freeTimesHeaders,
  component: HomePage,
});

function HomePage() {
  const { layout, page: words } = Route.useLoaderData();
  return (
    <>
      <Hero
        heading={words.heading}
        lead={words.lead}
        lang={words.originalLanguage ?? undefined}
        layout={layout}
        canBook={layout.visibility.consultation_booking}
      />
      <PageParts parts={words.parts} Section={HomeSection} />
      {layout.statements.home.map((text) => (
        <p key={plainText(text)} className="wrap small muted">
          {markedTexts([text])}
        </p>
      ))}
    </>
  );
}
