import { trpc } from '../../lib/trpc.ts';
import { LatestArticles } from '../articles/latest-articles.tsx';
import { AttorneyCards } from '../firm/attorneys/attorney-cards.tsx';
import { Facts } from '../firm/facts.tsx';
import { PracticeAreas } from '../firm/practice-areas/practice-areas.tsx';
import { CalculatorTeaser } from '../probate/calculator-teaser.tsx';
import { FeaturedTestimonials } from '../testimonials/reviews/featured-testimonials.tsx';
import type { SectionProps } from './page-parts.tsx';
import { PageSectionLater } from './page-sections-later.tsx';

/** The parts that the home page usually has. The server leaves out those of hidden components. */
export function HomeSection({ part }: SectionProps) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  switch (part.type) {
    case 'facts':
      return <Facts firm={firm} />;
    case 'people':
      return <AttorneyCards heading={part.heading} lang={part.lang} attorneys={firm.attorneys} />;
    case 'practiceAreas':
      return <PracticeAreas {...part} />;
    case 'calculatorTeaser':
      return <CalculatorTeaser {...part} />;
    case 'testimonials':
      return <FeaturedTestimonials heading={part.heading} lang={part.lang} />;
    case 'articles':
      return <LatestArticles heading={part.heading} lang={part.lang} zone={firm.zone} />;
    default:
      return <PageSectionLater part={part} />;
  }
}
