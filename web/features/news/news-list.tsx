import type { NewsItem } from '../../../src/features/news/schema.ts';
import { formatDate } from '../../lib/format.ts';
import { m } from '../../lib/messages.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './news-list.module.css';

/** A list of links to articles on other sites. */
export function NewsList({
  items,
  zone,
  withExcerpts = false,
}: {
  items: readonly NewsItem[];
  zone: string;
  withExcerpts?: boolean;
}) {
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {items.map(({ id, title, url, excerpt, publishedAt, sourceName }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer nofollow">
            {title} <Icon name="external" size="sm" />
            <span className="visually-hidden"> {m.common.opensSite}</span>
          </a>
          {withExcerpts && excerpt && <p>{excerpt}</p>}
          <p className="small muted">
            {sourceName}
            {publishedAt && (
              <>
                {' · '}
                <time dateTime={publishedAt}>{formatDate(publishedAt, zone, locale)}</time>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
