import { articleCategoryLabel } from '../../../src/features/articles/rules.ts';
import { formatDate } from '../../lib/format.ts';
import styles from './article-meta.module.css';

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
      <b>{articleCategoryLabel(category)}</b>
      <time dateTime={publishedAt}>{formatDate(publishedAt, zone)}</time>
      {others.map((other) => (
        <span key={other}>{other}</span>
      ))}
      {isSample && <span>Sample</span>}
    </p>
  );
}
