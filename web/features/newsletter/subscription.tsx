import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import styles from '../../ui/page-head.module.css';

type Status = 'pending' | 'confirmed' | 'unsubscribed';

export function subscriptionWords(status: Status): { title: string; lead: string } {
  switch (status) {
    case 'pending':
      return { title: m.newsletter.pendingTitle, lead: m.newsletter.pendingLead };
    case 'confirmed':
      return { title: m.newsletter.confirmedTitle, lead: m.newsletter.confirmedLead };
    case 'unsubscribed':
      return { title: m.newsletter.endedTitle, lead: m.newsletter.endedLead };
  }
}

/**
 * The actions available to a subscriber. Plain forms with a submit button, because just opening the link in a mail must
 * not change anything.
 */
export function SubscriptionChoice({ status, token }: { status: Status; token: string }) {
  return (
    <div className={styles.acts}>
      {status === 'pending' && (
        <form method="post" action={here(`/newsletter/${token}/confirm`)}>
          <Button variant="primary" size="lg" type="submit">
            {m.newsletter.confirm}
          </Button>
        </form>
      )}
      {status === 'confirmed' && (
        <form method="post" action={here(`/newsletter/${token}/unsubscribe`)}>
          <Button size="lg" type="submit">
            {m.newsletter.stop}
          </Button>
        </form>
      )}
      <a className={buttonClass({ variant: 'quiet', size: 'lg' })} href={here('/blog')}>
        {m.newsletter.readArticles}
      </a>
    </div>
  );
}
