import { practiceAreaLabel } from '../../../src/features/firm/practice-areas/rules.ts';
import { Quote } from './reviews/quote.tsx';
import styles from './testimonial-dialog.module.css';

/** Preview of the testimonial as it appears on the home page. */
export function TestimonialPreview({
  values: { clientName, rating, content, practiceArea },
  isSample,
}: {
  values: { clientName: string; rating: number; content: string; practiceArea: string };
  isSample: boolean;
}) {
  return (
    <section className={styles.preview} aria-label="As visitors read it">
      <p className={styles.caption}>As visitors read it</p>
      <Quote
        content={content.trim() || 'What the client said stands here.'}
        name={clientName.trim() || 'Client name'}
        rating={rating}
        isSample={isSample}
      >
        {practiceArea && <span>{practiceAreaLabel(practiceArea)}</span>}
      </Quote>
    </section>
  );
}
