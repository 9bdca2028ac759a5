import { createFileRoute } from '@tanstack/react-router';
import { AttorneyFinder } from '../features/firm/attorneys/attorney-finder.tsx';
import { AttorneyProfiles } from '../features/firm/attorneys/attorney-profiles.tsx';
import { peopleOf, preferenceOf } from '../features/firm/attorneys/attorney-times.ts';
import {
  hasMany,
  isFiltered,
  knownIn,
  type Person,
  parseWanted,
  type Wanted,
} from '../features/firm/attorneys/find-attorneys.ts';
import { attorneysData } from '../features/firm/structured-data.ts';
import { PageParts } from '../features/pages/page-parts.tsx';
import { usePracticeAreaLabel } from '../features/practice-areas/use-practice-area-label.ts';
import { freeTimesHeaders } from '../features/scheduling/slots/free-times-headers.ts';
import { m } from '../lib/messages.ts';
import { pageRoute } from '../lib/page-route.ts';
import { trpc } from '../lib/trpc.ts';
import { PageHead } from '../ui/page-head.tsx';

const page = pageRoute('/attorneys', { structuredData: attorneysData });

export const Route = createFileRoute('/attorneys')({
  ...page,
  validateSearch: parseWanted,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const data = await page.loader({ context });
    const { firm, visibility } = data.layout;
    if (!visibility.consultation_booking) return { ...data, showsTimes: false };
    const { appointments } = context.trpc;
    // Without them, the list only lacks its offices and times.
    const choices = await appointments.choices.ensureData().catch(() => undefined);
    const wanted = choices ? wantedFrom(peopleOf(firm, choices), deps) : {};
    if (!isFiltered(wanted)) return { ...data, showsTimes: false };
    await appointments.firstFree.prefetch(preferenceOf(firm, wanted));
    return { ...data, showsTimes: true };
  },
  headers: ({ loaderData }) => (loaderData?.showsTimes ? freeTimesHeaders() : {}),
  component: AttorneysPage,
});

function AttorneysPage() {
  const { page: words } = Route.useLoaderData();
  const search = Route.useSearch();
  const [{ firm, visibility }] = trpc.site.layout.useSuspenseQuery();
  const canBook = visibility.consultation_booking;
  const { data: choices } = trpc.appointments.choices.useQuery(undefined, { enabled: canBook });
  const bookable = choices?.attorneys ?? [];
  const people = peopleOf(firm, choices);
  const wanted = wantedFrom(people, search);
  const { data: firstFree = [] } = trpc.appointments.firstFree.useQuery(
    preferenceOf(firm, wanted),
    { enabled: canBook && isFiltered(wanted) },
  );
  const question = useQuestion(wanted);
  return (
    <>
      <PageHead
        title={question ?? words.heading}
        lead={question ? null : words.lead}
        lang={question ? null : words.originalLanguage}
      />
      {hasMany(people) ? (
        <AttorneyFinder
          people={people}
          wanted={wanted}
          firstFree={isFiltered(wanted) ? firstFree : []}
        />
      ) : (
        <AttorneyProfiles attorneys={people} canBook={canBook} bookable={bookable} />
      )}
      <PageParts parts={words.parts} />
    </>
  );
}

/** What is wanted of those who are many; few are not filtered. */
const wantedFrom = (people: readonly Person[], search: Wanted): Wanted =>
  hasMany(people) ? knownIn(people, search) : {};

/** What is wanted, as a question; undefined if nothing is. */
function useQuestion({ area, language, office }: Wanted): string | undefined {
  const areaLabel = usePracticeAreaLabel();
  if (!area && !language && !office) return undefined;
  return m.attorneys.whoHas({
    asked: askedBy(area !== undefined, language !== undefined, office !== undefined),
    area: area ? areaLabel(area) : '',
    language: language ?? '',
    office: office ?? '',
  });
}

/** Which of the three are in the question, as its text names it. */
function askedBy(hasArea: boolean, hasLanguage: boolean, hasOffice: boolean) {
  if (hasOffice) {
    if (hasArea) return hasLanguage ? 'all' : 'areaOffice';
    return hasLanguage ? 'languageOffice' : 'office';
  }
  if (hasArea) return hasLanguage ? 'areaLanguage' : 'area';
  return 'language';
}
