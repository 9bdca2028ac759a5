import type { ReactNode } from 'react';
import { Stars } from '../../../ui/stars.tsx';
import styles from './quote.module.css';

/** What a client said, who, and how satisfied they were. */
export function Quote({
  content,
  name,
  rating,
  isSample,
  isBig = false,
  children,
}: {
  content: string;
  name: string;
  rating: number;
  /** Invented, and marked so. */
  isSample: boolean;
  isBig?: boolean;
  /** What else is known of it. */
  children?: ReactNode;
}) {
  return (
    <figure className={`${styles.quote} ${isBig ? styles.big : ''}`}>
      <Stars rating={rating} />
      <blockquote>“{content}”</blockquote>
      <figcaption>
        <b>{name}</b>
        {children}
        {isSample && <span className={styles.sample}>Sample</span>}
      </figcaption>
    </figure>
  );
}
