import styles from './newsletter-block.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter's description and sign-up form. */
export function NewsletterBlock({ className = '' }: { className?: string | undefined }) {
  return (
    <section className={`${styles.block} ${className}`}>
      <h2>A plain-words letter, when we publish something</h2>
      <p className={styles.lead}>
        What changed in California family and estate law, and whether it matters to you.
      </p>
      <NewsletterForm />
    </section>
  );
}
