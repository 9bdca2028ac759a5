import type { FirstFree } from '../../../../src/features/scheduling/slots/schema.ts';
import { trpc } from '../../../lib/trpc.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
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

const FACETS: readonly { facet: Facet; label: string; any: string }[] = [
  { facet: 'area', label: 'Practice area', any: 'All areas' },
  { facet: 'language', label: 'Language', any: 'Any language' },
  { facet: 'office', label: 'Office', any: 'All offices' },
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
  return (
    <div className="wrap">
      {FACETS.map(({ facet, label, any }) => {
        const choices = choicesOf(people, wanted, facet);
        if (choices.length === 0) return null;
        return (
          <div key={facet} className={styles.filter}>
            <b>{label}</b>
            <FilterChips
              label={label}
              chips={choices.map(({ value, count, isChosen }) => ({
                text: value === undefined ? any : facet === 'area' ? areaLabel(value) : value,
                href: listHref({ ...wanted, [facet]: value }),
                isCurrent: isChosen,
                count,
              }))}
            />
          </div>
        );
      })}
      <SectionHead
        title={isFiltered(wanted) ? countText(found.length) : `All ${countText(people.length)}`}
        isStatus
      >
        {isFiltered(wanted) ? (
          <div className={styles.actions}>
            <a className="go" href="/attorneys">
              Clear Filters
            </a>
            <MoreOfArea people={people} wanted={wanted} found={found.length} />
            {firstFree.length > 1 && <BookAny wanted={wanted} count={found.length} />}
          </div>
        ) : (
          <p className="small muted">
            By last name. Not sure? <a href="/contact">Tell us in a sentence</a>.
          </p>
        )}
      </SectionHead>
      {found.length === 0 && (
        <p>
          Nobody here has all of that. <a href="/attorneys">Show all attorneys</a>, or choose less.
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
    <a className="go" href={listHref({ area })}>
      All {length} for {areaLabel(area)}
    </a>
  );
}

/** A link to a booking with any of the attorneys found. */
function BookAny({ wanted, count }: { wanted: Wanted; count: number }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { language, office } = preferenceOf(firm, wanted);
  return (
    <BookingLink variant="primary" area={wanted.area} language={language} office={office}>
      Book with any of the {count}
    </BookingLink>
  );
}

const countText = (count: number) => `${count} attorney${count === 1 ? '' : 's'}`;
