import { formatDate } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';
import { useLocale } from '../../lib/use-locale.ts';
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
  const locale = useLocale();
  return (
    <p className={styles.meta}>
      <b>
        <CategoryName category={category} />
      </b>
      <time dateTime={publishedAt}>{formatDate(publishedAt, zone, locale)}</time>
      {others.map((other) => (
        <span key={other}>{other}</span>
      ))}
      {isSample && <span>{m.common.sample}</span>}
    </p>
  );
}
