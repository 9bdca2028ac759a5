import { Button, buttonClass } from '../../ui/button.tsx';
import styles from '../../ui/page-head.module.css';

type Status = 'pending' | 'confirmed' | 'unsubscribed';

const WORDS = {
  pending: {
    title: 'Shall we send you the letter?',
    lead: 'One press, and you get it when we publish something. You can stop it here at any time.',
  },
  confirmed: {
    title: 'You are subscribed.',
    lead: 'You get the letter when we publish something. If it is not for you, one press stops it.',
  },
  unsubscribed: {
    title: 'You get no more letters.',
    lead: 'Your subscription has ended. There is nothing else to do.',
  },
} as const;

export function subscriptionWords(status: Status) {
  return WORDS[status];
}

/**
 * The actions available to a subscriber. Plain forms with a submit button, because just opening the link in a mail must
 * not change anything.
 */
export function SubscriptionChoice({ status, token }: { status: Status; token: string }) {
  return (
    <div className={styles.acts}>
      {status === 'pending' && (
        <form method="post" action={`/newsletter/${token}/confirm`}>
          <Button variant="primary" size="lg" type="submit">
            Yes, send me the letter
          </Button>
        </form>
      )}
      {status === 'confirmed' && (
        <form method="post" action={`/newsletter/${token}/unsubscribe`}>
          <Button size="lg" type="submit">
            Stop the letter
          </Button>
        </form>
      )}
      <a className={buttonClass({ variant: 'quiet', size: 'lg' })} href="/blog">
        Read our articles
      </a>
    </div>
  );
}
