import { practiceAreaLabel } from '../../../src/practice-areas/rules.ts';
import type { FeaturedTestimonial } from '../../../src/testimonials/schema.ts';
import { Icon } from '../../components/icon.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './testimonials.module.css';

export function Testimonials() {
  const { data: testimonials } = trpc.testimonials.featured.useQuery();
  const [first, ...others] = testimonials ?? [];
  if (!first) return null;
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <h2 className="visually-hidden">What clients say</h2>
        <div className={styles.quotes}>
          <Quote testimonial={first} isBig />
          <div className={styles.side}>
            {others.map((testimonial) => (
              <Quote key={testimonial.id} testimonial={testimonial} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Quote({
  testimonial: { content, clientName, practiceArea, rating, isSample },
  isBig = false,
}: {
  testimonial: FeaturedTestimonial;
  isBig?: boolean;
}) {
  return (
    <figure className={`${styles.quote} ${isBig ? styles.big : ''}`}>
      <span className={styles.stars} role="img" aria-label={`${rating} out of 5`}>
        {Array.from({ length: rating }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike and never move
          <Icon key={star} name="star" size="sm" filled />
        ))}
      </span>
      <blockquote>“{content}”</blockquote>
      <figcaption>
        <b>{clientName}</b>
        <span>{practiceAreaLabel(practiceArea)}</span>
        {isSample && <span className={styles.sample}>Sample</span>}
      </figcaption>
    </figure>
  );
}
