import { buttonClass } from '../../components/button.tsx';
import { PageHead } from '../../components/page-head.tsx';
import styles from './subscription.module.css';

/** For a link that was replaced by a newer mail, or that nobody confirmed in time. */
export function SubscriptionNotFound() {
  return (
    <PageHead
      title="This link no longer works."
      lead="A newer mail may have replaced it, or nobody pressed it in time. Asking again is quick."
    >
      <div className={styles.choice}>
        <a className={buttonClass({ variant: 'primary', size: 'lg' })} href="/newsletter">
          Ask for the letter again
        </a>
      </div>
    </PageHead>
  );
}
