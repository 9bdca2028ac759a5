import type { FeaturedTestimonial } from '../../../../src/features/testimonials/schema.ts';
import { here } from '../../../lib/addresses.ts';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PracticeAreaName } from '../../practice-areas/practice-area-name.tsx';
import styles from './featured-testimonials.module.css';
import { Disclosure, Quote } from './quote.tsx';

export function FeaturedTestimonials({
  heading,
  lang,
}: {
  heading: string;
  lang?: string | undefined;
}) {
  const { data: testimonials } = trpc.testimonials.featured.useQuery();
  const [first, ...others] = testimonials ?? [];
  if (!first) return null;
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <h2 className="visually-hidden" lang={lang}>
          {heading}
        </h2>
        <div className={styles.quotes}>
          <TestimonialQuote testimonial={first} isBig />
          <div className={styles.side}>
            {others.map((testimonial) => (
              <TestimonialQuote key={testimonial.id} testimonial={testimonial} />
            ))}
          </div>
        </div>
        <div className={styles.all}>
          <Disclosure />
          <a className="go" href={here('/reviews')}>
            {m.home.allReviews} <Icon name="arrow-right" />
          </a>
        </div>
      </div>
    </section>
  );
}

function TestimonialQuote({
  testimonial: { content, clientName, practiceArea, rating, isSample, origin },
  isBig = false,
}: {
  testimonial: FeaturedTestimonial;
  isBig?: boolean;
}) {
  return (
    <Quote content={content} name={clientName} rating={rating} isSample={isSample} isBig={isBig}>
      <span>{origin ?? <PracticeAreaName area={practiceArea} />}</span>
    </Quote>
  );
}
