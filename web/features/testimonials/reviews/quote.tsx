import type { ReactNode } from 'react';
import { m } from '../../../lib/messages.ts';
import { trpc } from '../../../lib/trpc.ts';
import { markedTexts } from '../../../ui/marked-texts.tsx';
import { Stars } from '../../../ui/stars.tsx';
import styles from './quote.module.css';

/** A client's statement with name and rating. */
export function Quote({
  content,
  name,
  rating,
  isSample,
  isBig,
  children,
}: {
  content: string;
  name: string;
  rating: number;
  /** Whether it is invented demo content, which is labelled. */
  isSample: boolean;
  isBig?: boolean;
  /** Additional details. */
  children?: ReactNode;
}) {
  return (
    <figure className={`${styles.quote} ${isBig ? styles.big : ''}`}>
      <Stars rating={rating} />
      <blockquote>“{content}”</blockquote>
      <figcaption>
        <b>
          <bdi>{name}</bdi>
        </b>
        {children}
        {isSample && <span className={styles.sample}>{m.common.sample}</span>}
      </figcaption>
    </figure>
  );
}

/** The statements that advertising rules require next to testimonials. */
export function Disclosure() {
  const [{ statements }] = trpc.site.layout.useSuspenseQuery();
  return <p className="muted small">{markedTexts(statements.besideReviews)}</p>;
}
