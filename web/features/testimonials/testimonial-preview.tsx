import { sourceLabel } from '../../../src/features/testimonials/rules.ts';
import { PracticeAreaName } from '../practice-areas/practice-area-name.tsx';
import { Quote } from './reviews/quote.tsx';
import styles from './testimonial-dialog.module.css';
import type { TestimonialDraft } from './testimonial-draft.ts';

/** Preview of the testimonial as it appears on the home page. */
export function TestimonialPreview({
  values: { clientName, rating, content, practiceArea, source },
  isSample,
}: {
  values: TestimonialDraft;
  isSample: boolean;
}) {
  return (
    <section className={styles.preview} aria-label="As visitors read it">
      <p className={styles.caption}>As visitors read it</p>
      <Quote
        content={content.trim() || 'The client’s words appear here.'}
        name={clientName.trim() || 'Client name'}
        rating={rating}
        isSample={isSample}
      >
        {practiceArea && (
          <span>
            <PracticeAreaName area={practiceArea} />
          </span>
        )}
        {source && <span>{sourceLabel(source)}</span>}
      </Quote>
    </section>
  );
}
