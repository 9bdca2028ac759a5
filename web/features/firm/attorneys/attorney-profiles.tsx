import type { Attorney } from '../../../../src/features/firm/attorneys/schema.ts';
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
      {attorneys.map(({ slug, name, role, practiceAreas, languages, statement, photo }, index) => (
        <li key={slug} id={slug}>
          <Portrait name={name} photo={photo} isFirst={index === 0} />
          <div>
            <h2>
              <a href={`/attorneys/${slug}`}>{name}</a>
            </h2>
            <p className="muted">{role}</p>
            <p className={styles.statement}>{statement}</p>
            <dl className={styles.facts}>
              <div>
                <dt>Works on</dt>
                <dd>{practiceAreas.map(areaLabel).join(', ')}</dd>
              </div>
              <div>
                <dt>Speaks</dt>
                <dd>{languages.join(', ')}</dd>
              </div>
            </dl>
            {canBook &&
              (bookable.some((each) => each.slug === slug) ? (
                <BookingLink area={practiceAreas[0]} attorney={slug}>
                  Book with {name}
                </BookingLink>
              ) : (
                <BookingLink area={practiceAreas[0]}>
                  Schedule Consultation
                  <span className="visually-hidden"> about the practice areas of {name}</span>
                </BookingLink>
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
