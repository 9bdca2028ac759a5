import { trpc } from '../../../lib/trpc.ts';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { usePracticeAreaLabel } from '../../practice-areas/use-practice-area-label.ts';
import styles from './attorney-finder.module.css';
import {
  byLastName,
  choicesOf,
  distinctionOf,
  type Facet,
  findPeople,
  listHref,
  type Person,
  type Wanted,
} from './find-attorneys.ts';

const FACETS: readonly { facet: Facet; label: string; any: string }[] = [
  { facet: 'area', label: 'Practice area', any: 'All areas' },
  { facet: 'language', label: 'Language', any: 'Any language' },
  { facet: 'office', label: 'Office', any: 'All offices' },
];

/** Many attorneys: filters as links, so that each choice has an address and works without scripts, and who is found. */
export function AttorneyFinder({ people, wanted }: { people: readonly Person[]; wanted: Wanted }) {
  const areaLabel = usePracticeAreaLabel();
  const found = byLastName(findPeople(people, wanted));
  const isFiltered = found.length < people.length;
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
      <div role="status">
        <SectionHead
          title={isFiltered ? countText(found.length) : `All ${countText(people.length)}`}
        >
          <p className="small muted">
            By last name. Not sure? <a href="/contact">Tell us in a sentence</a>.
          </p>
        </SectionHead>
      </div>
      {found.length === 0 && (
        <p>
          Nobody here has all of that. <a href="/attorneys">Show all attorneys</a>, or choose less.
        </p>
      )}
      <ul className={styles.people}>
        {found.map((person, index) => (
          <PersonCard
            key={person.slug}
            person={person}
            distinction={distinctionOf(person, people)}
            isFirst={index < 3}
          />
        ))}
      </ul>
    </div>
  );
}

const countText = (count: number) => `${count} attorney${count === 1 ? '' : 's'}`;

function PersonCard({
  person: { slug, name, role, practiceAreas, languages, photo, offices },
  distinction,
  isFirst,
}: {
  person: Person;
  distinction: string | undefined;
  isFirst: boolean;
}) {
  const areaLabel = usePracticeAreaLabel();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const isCommon = (language: string) =>
    firm.attorneys.every((each) => each.languages.includes(language));
  const special = languages.filter((language) => !isCommon(language));
  return (
    <li>
      <a href={`/attorneys/${slug}`}>
        <Portrait name={name} photo={photo} isFirst={isFirst} />
        <span className={styles.words}>
          <b>
            {name}
            {distinction && ` (${distinction})`}
          </b>
          <span>{practiceAreas.map(areaLabel).join(', ')}</span>
          <span className="muted">
            {role}, {offices.join(', ')}
          </span>
          {special.length > 0 && <span className="muted">Speaks {special.join(', ')}</span>}
        </span>
      </a>
    </li>
  );
}
