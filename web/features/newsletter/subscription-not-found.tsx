import { buttonClass } from '../../ui/button.tsx';
import styles from '../../ui/page-head.module.css';
import { PageHead } from '../../ui/page-head.tsx';

/** Shown for a link that was replaced by a newer mail, or that has expired before it was confirmed. */
export function SubscriptionNotFound() {
  return (
    <PageHead
      title="This link no longer works."
      lead="A newer mail may have replaced it, or it has expired. Asking again is quick."
    >
      <div className={styles.acts}>
        <a className={buttonClass({ variant: 'primary', size: 'lg' })} href="/newsletter">
          Ask for the letter again
        </a>
      </div>
    </PageHead>
  );
}
