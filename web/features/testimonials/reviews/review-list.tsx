import { practiceAreaLabel } from '../../../../src/features/firm/practice-areas/rules.ts';
import { reviewSourceLabel } from '../../../../src/features/testimonials/reviews/rules.ts';
import type { Review } from '../../../../src/features/testimonials/reviews/schema.ts';
import type { FeaturedTestimonial } from '../../../../src/features/testimonials/schema.ts';
import { formatDate, noonOf } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Quote } from './quote.tsx';
import styles from './review-list.module.css';

/** Testimonials, followed by reviews with their platform. */
export function ReviewList({
  testimonials,
  reviews,
}: {
  testimonials: readonly FeaturedTestimonial[];
  reviews: readonly Review[];
}) {
  return (
    <ul className={styles.list}>
      {testimonials.map(({ id, clientName, rating, content, practiceArea, isSample }) => (
        <li key={id}>
          <Quote content={content} name={clientName} rating={rating} isSample={isSample}>
            <span>{practiceAreaLabel(practiceArea)}</span>
          </Quote>
        </li>
      ))}
      {reviews.map(({ id, name, rating, content, source, sourceUrl, date, verified, isSample }) => (
        <li key={id}>
          <Quote content={content} name={name} rating={rating} isSample={isSample}>
            {/* An invented review has no original to link to. */}
            {isSample ? (
              <span>{reviewSourceLabel(source)}</span>
            ) : (
              <a href={sourceUrl} target="_blank" rel="noopener noreferrer nofollow">
                {reviewSourceLabel(source)} <Icon name="external" size="sm" />
                <span className="visually-hidden"> (opens another site)</span>
              </a>
            )}
            <time dateTime={date}>{formatDate(noonOf(date), 'UTC')}</time>
            {verified && <span>Verified</span>}
          </Quote>
        </li>
      ))}
    </ul>
  );
}
