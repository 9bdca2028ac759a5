import type { FirstFree } from '../../../../src/features/scheduling/slots/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useWords } from '../../../lib/use-words.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { Rich } from '../../../ui/rich.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { BookingLink } from '../../appointments/booking-link.tsx';
import { usePracticeAreaLabel } from '../../practice-areas/use-practice-area-label.ts';
import styles from './attorney-finder.module.css';
import { preferenceOf } from './attorney-times.ts';
import {
  byLastName,
  choicesOf,
  distinctionOf,
  type Facet,
  findPeople,
  isFiltered,
  listHref,
  type Person,
  type Wanted,
} from './find-attorneys.ts';
import { PersonCard } from './person-card.tsx';

const facets = (): readonly { facet: Facet; label: string; any: string }[] => [
  { facet: 'area', label: m.attorneys.area, any: m.attorneys.allAreas },
  { facet: 'language', label: m.attorneys.language, any: m.attorneys.anyLanguage },
  { facet: 'office', label: m.attorneys.office, any: m.attorneys.allOffices },
];

/** Many attorneys: filters as links, so that each choice has an address and works without scripts, and who is found. */
export function AttorneyFinder({
  people,
  wanted,
  firstFree,
}: {
  people: readonly Person[];
  wanted: Wanted;
  /** The first free times of those who are found; empty for the whole list. */
  firstFree: readonly FirstFree[];
}) {
  const areaLabel = usePracticeAreaLabel();
  const found = byLastName(findPeople(people, wanted));
  const words = useWords();
  return (
    <div className="wrap">
      {facets().map(({ facet, label, any }) => {
        const choices = choicesOf(people, wanted, facet);
        if (choices.length === 0) return null;
        return (
          <div key={facet} className={styles.filter}>
            <b>{label}</b>
            <FilterChips
              label={label}
              chips={choices.map(({ value, count, isChosen }) => ({
                text: value === undefined ? any : facet === 'area' ? areaLabel(value) : value,
                href: here(listHref({ ...wanted, [facet]: value })),
                isCurrent: isChosen,
                count,
              }))}
            />
          </div>
        );
      })}
      <SectionHead
        title={
          isFiltered(wanted)
            ? m.attorneys.count({ ...words, count: found.length })
            : m.attorneys.allOf({ ...words, count: people.length })
        }
        isStatus
      >
        {isFiltered(wanted) ? (
          <div className={styles.actions}>
            <a className="go" href={here('/attorneys')}>
              {m.common.clearFilters}
            </a>
            <MoreOfArea people={people} wanted={wanted} found={found.length} />
            {firstFree.length > 1 && <BookAny wanted={wanted} count={found.length} />}
          </div>
        ) : (
          <p className="small muted">
            <Rich
              text={m.attorneys.byLastName}
              parts={{ contact: (inner) => <a href={here('/contact')}>{inner}</a> }}
            />
          </p>
        )}
      </SectionHead>
      {found.length === 0 && (
        <p>
          <Rich
            text={m.attorneys.nobody({ attorneys: words.attorneys })}
            parts={{ all: (inner) => <a href={here('/attorneys')}>{inner}</a> }}
          />
        </p>
      )}
      <ul className={styles.people} data-varies={firstFree.length > 0 ? '' : undefined}>
        {found.map((person, index) => (
          <PersonCard
            key={person.slug}
            person={person}
            distinction={distinctionOf(person, people, areaLabel)}
            first={firstFree.find(({ slug }) => slug === person.slug)}
            area={wanted.area}
            isFirst={index < 3}
          />
        ))}
      </ul>
    </div>
  );
}

/** All who work on the practice area, for those who may do without the language or the office. */
function MoreOfArea({
  people,
  wanted: { area },
  found,
}: {
  people: readonly Person[];
  wanted: Wanted;
  found: number;
}) {
  const areaLabel = usePracticeAreaLabel();
  if (area === undefined) return null;
  const { length } = findPeople(people, { area });
  if (length === found) return null;
  return (
    <a className="go" href={here(listHref({ area }))}>
      {m.attorneys.allForArea({ count: `${length}`, area: areaLabel(area) })}
    </a>
  );
}

/** A link to a booking with any of the attorneys found. */
function BookAny({ wanted, count }: { wanted: Wanted; count: number }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { language, office } = preferenceOf(firm, wanted);
  return (
    <BookingLink variant="primary" area={wanted.area} language={language} office={office}>
      {m.attorneys.bookAny({ count: `${count}` })}
    </BookingLink>
  );
}
