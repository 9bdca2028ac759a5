import { formatDate } from '../../lib/format.ts';
import styles from './article-meta.module.css';
import { CategoryName } from './category-name.tsx';

/** Category, date and other metadata of an article in one line. */
export function ArticleMeta({
  category,
  publishedAt,
  zone,
  isSample = false,
  others = [],
}: {
  category: string;
  publishedAt: string;
  zone: string;
  /** Whether it is demo content, which is labelled. */
  isSample?: boolean;
  others?: readonly string[];
}) {
  return (
    <p className={styles.meta}>
      <b>
        <CategoryName category={category} />
      </b>
      <time dateTime={publishedAt}>{formatDate(publishedAt, zone)}</time>
      {others.map((other) => (
        <span key={other}>{other}</span>
      ))}
      {isSample && <span>Sample</span>}
    </p>
  );
}
