import type { Attorney } from '../../../../src/features/firm/attorneys/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import { BookingLink } from '../../appointments/booking-link.tsx';
import { usePracticeAreaLabel } from '../../practice-areas/use-practice-area-label.ts';
import styles from './attorney-profiles.module.css';

/** The profile of each attorney: portrait, practice areas and languages, with a booking link. */
export function AttorneyProfiles({
  attorneys,
  canBook,
  bookable,
}: {
  attorneys: readonly Attorney[];
  canBook: boolean;
  /** The attorneys who can be booked individually. */
  bookable: readonly { slug: string }[];
}) {
  const areaLabel = usePracticeAreaLabel();
  return (
    <ul className={`wrap ${styles.list}`}>
      {attorneys.map(({ slug, name, role, practiceAreas, languages, photo, ...person }, index) => (
        <li key={slug} id={slug}>
          <Portrait name={name} photo={photo} isFirst={index === 0} />
          <div>
            <h2>
              <a href={here(`/attorneys/${slug}`)}>{name}</a>
            </h2>
            <p className="muted" lang={person.originalLanguage ?? undefined}>
              {role}
            </p>
            <p className={styles.statement} lang={person.originalLanguage ?? undefined}>
              {person.statement}
            </p>
            <dl className={styles.facts}>
              <div>
                <dt>{m.attorneys.worksOn}</dt>
                <dd>{practiceAreas.map(areaLabel).join(', ')}</dd>
              </div>
              <div>
                <dt>{m.attorneys.speaks}</dt>
                <dd>{languages.join(', ')}</dd>
              </div>
            </dl>
            {canBook &&
              (bookable.some((each) => each.slug === slug) ? (
                <BookingLink area={practiceAreas[0]} attorney={slug}>
                  {m.attorneys.bookWith({ name })}
                </BookingLink>
              ) : (
                <BookingLink area={practiceAreas[0]}>
                  {m.common.scheduleConsultation}
                  <span className="visually-hidden"> {m.attorneys.aboutAreasOf({ name })}</span>
                </BookingLink>
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
