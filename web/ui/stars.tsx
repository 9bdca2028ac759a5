import { m } from '../lib/messages.ts';
import { Icon } from './icon.tsx';
import styles from './stars.module.css';

/** A rating of 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={m.reviews.stars({ rating: `${rating}` })}>
      {Array.from({ length: rating }, (_, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the stars are identical and are never reordered
        <Icon key={star} name="star" size="sm" filled />
      ))}
    </span>
  );
}
