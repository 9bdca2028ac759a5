import { trpc } from '../../lib/trpc.ts';
import styles from './newsletter-block.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

/** The newsletter sign-up form, with the texts of the newsletter's page. */
export function NewsletterBlock({ className = '' }: { className?: string | undefined }) {
  const [{ letter }] = trpc.site.layout.useSuspenseQuery();
  if (!letter) return null;
  return (
    <section className={`${styles.block} ${className}`}>
      <h2>{letter.heading}</h2>
      <p className={styles.lead}>{letter.lead}</p>
      <NewsletterForm />
    </section>
  );
}
