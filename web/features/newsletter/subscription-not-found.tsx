import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import styles from '../../ui/page-head.module.css';
import { PageHead } from '../../ui/page-head.tsx';

/** Shown for a link that was replaced by a newer mail, or that has expired before it was confirmed. */
export function SubscriptionNotFound() {
  return (
    <PageHead title={m.newsletter.linkEndedTitle} lead={m.newsletter.linkEndedLead}>
      <div className={styles.acts}>
        <a className={buttonClass({ variant: 'primary', size: 'lg' })} href={here('/newsletter')}>
          {m.newsletter.askAgain}
        </a>
      </div>
    </PageHead>
  );
}
