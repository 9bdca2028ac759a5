import { practiceAreaLabel } from '../../../../src/features/firm/practice-areas/rules.ts';
import type { FeaturedTestimonial } from '../../../../src/features/testimonials/schema.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './featured-testimonials.module.css';
import { Quote } from './quote.tsx';

export function FeaturedTestimonials() {
  const { data: testimonials } = trpc.testimonials.featured.useQuery();
  const [first, ...others] = testimonials ?? [];
  if (!first) return null;
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <h2 className="visually-hidden">What clients say</h2>
        <div className={styles.quotes}>
          <TestimonialQuote testimonial={first} isBig />
          <div className={styles.side}>
            {others.map((testimonial) => (
              <TestimonialQuote key={testimonial.id} testimonial={testimonial} />
            ))}
          </div>
        </div>
        <p className={styles.all}>
          <a className="go" href="/reviews">
            All reviews <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </section>
  );
}

function TestimonialQuote({
  testimonial: { content, clientName, practiceArea, rating, isSample },
  isBig = false,
}: {
  testimonial: FeaturedTestimonial;
  isBig?: boolean;
}) {
  return (
    <Quote content={content} name={clientName} rating={rating} isSample={isSample} isBig={isBig}>
      <span>{practiceAreaLabel(practiceArea)}</span>
    </Quote>
  );
}
