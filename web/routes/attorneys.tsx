import { createFileRoute } from '@tanstack/react-router';
import { AttorneyFinder } from '../features/firm/attorneys/attorney-finder.tsx';
import { AttorneyProfiles } from '../features/firm/attorneys/attorney-profiles.tsx';
import { useOfficesOf } from '../features/firm/attorneys/attorney-times.ts';
import { knownIn, parseWanted, type Wanted } from '../features/firm/attorneys/find-attorneys.ts';
import { attorneysData } from '../features/firm/structured-data.ts';
import { PageParts } from '../features/pages/page-parts.tsx';
import { usePracticeAreaLabel } from '../features/practice-areas/use-practice-area-label.ts';
import { pageRoute } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { PageHead } from '../ui/page-head.tsx';

const page = pageRoute('/attorneys', { structuredData: attorneysData });

/** More attorneys than this are found by area, language and office rather than read one by one. */
const FEW = 6;

export const Route = createFileRoute('/attorneys')({
  ...page,
  validateSearch: parseWanted,
  loader: async (args) => {
    const data = await page.loader(args);
    const { consultation_booking: canBook } = data.layout.visibility;
    if (canBook) await args.context.trpc.appointments.choices.prefetch();
    return data;
  },
  component: AttorneysPage,
});

function AttorneysPage() {
  const { page: words } = Route.useLoaderData();
  const search = Route.useSearch();
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const canBook = visibility.consultation_booking;
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, { enabled: canBook });
  const bookable = choices?.attorneys ?? [];
  const officesOf = useOfficesOf();
  const people = firm.attorneys.map((each) => ({
    ...each,
    offices: officesOf(each.slug).map(({ label }) => label),
  }));
  const hasMany = people.length > FEW;
  const wanted = hasMany ? knownIn(people, search) : {};
  const question = useQuestion(wanted);
  return (
    <>
      <PageHead title={question ?? words.heading} lead={question ? null : words.lead} />
      {hasMany ? (
        <AttorneyFinder people={people} wanted={wanted} />
      ) : (
        <AttorneyProfiles attorneys={people} canBook={canBook} bookable={bookable} />
      )}
      <PageParts parts={words.parts} />
    </>
  );
}

/** What is wanted, as a question; undefined if nothing is. */
function useQuestion({ area, language, office }: Wanted): string | undefined {
  const areaLabel = usePracticeAreaLabel();
  if (!area && !language && !office) return undefined;
  const what = [area && `works on ${areaLabel(area)}`, language && `speaks ${language}`];
  const where = office ? ` in ${office}` : '';
  return `Who ${what.filter(Boolean).join(' and ') || 'works'}${where}?`;
}
