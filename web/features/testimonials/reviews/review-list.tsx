import type { Review } from '../../../../src/features/testimonials/reviews/schema.ts';
import { sourceLabel } from '../../../../src/features/testimonials/rules.ts';
import { formatDate, noonOf } from '../../../lib/format.ts';
import { m } from '../../../lib/messages.ts';
import { useLocale } from '../../../lib/use-locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PracticeAreaName } from '../../practice-areas/practice-area-name.tsx';
import { Quote } from './quote.tsx';
import styles from './review-list.module.css';

/** Testimonials and reviews, each with its practice area or with its source, date and link. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.list}>
      {reviews.map(({ id, name, rating, content, practiceArea, isSample, ...origin }) => (
        <li key={id}>
          <Quote content={content} name={name} rating={rating} isSample={isSample}>
            {practiceArea && (
              <span>
                <PracticeAreaName area={practiceArea} />
              </span>
            )}
            <Origin {...origin} isSample={isSample} />
          </Quote>
        </li>
      ))}
    </ul>
  );
}

/** The source of a review; renders nothing for a testimonial that the client gave to the firm directly. */
function Origin({
  source,
  sourceUrl,
  date,
  verified,
  isSample,
}: Pick<Review, 'source' | 'sourceUrl' | 'date' | 'verified' | 'isSample'>) {
  const locale = useLocale();
  return (
    <>
      {source &&
        // An invented review has no original to link to.
        (isSample || !sourceUrl ? (
          <span>{labelOf(source)}</span>
        ) : (
          <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
            {labelOf(source)} <Icon name="external" size="sm" />
            <span className="visually-hidden"> {m.common.opensSite}</span>
          </a>
        ))}
      {date && <time dateTime={date}>{formatDate(noonOf(date), 'UTC', locale)}</time>}
      {verified && <span>{m.reviews.verified}</span>}
    </>
  );
}

const labelOf = (source: string) =>
  source === 'other' ? m.reviews.otherSite : sourceLabel(source);
