import { MAX_SEARCH } from '../../../src/platform/pagination/rules.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './article-filter.module.css';
import { blogHref } from './blog-href.ts';

export type ArticleSearch = { q?: string | undefined; category?: string | undefined };

/** Search and category of the article list: a form and links, so that it works without JavaScript. */
export function ArticleFilter({ q, category }: ArticleSearch) {
  const [{ articleCategories }] = trpc.site.layout.useSuspenseQuery();
  const all = { key: undefined, label: m.common.all, originalLanguage: undefined };
  return (
    <div className={styles.filter}>
      <search className={styles.search}>
        <form action={here('/blog')}>
          <label className="visually-hidden" htmlFor="article-search">
            {m.articles.search}
          </label>
          <Icon name="search" />
          <input
            className="input"
            id="article-search"
            type="search"
            name="q"
            maxLength={MAX_SEARCH}
            defaultValue={q}
            placeholder={m.articles.search}
          />
          {category && <input type="hidden" name="category" value={category} />}
        </form>
      </search>
      <FilterChips
        label={m.articles.category}
        chips={[all, ...articleCategories].map(({ key, label, originalLanguage }) => ({
          href: here(blogHref({ q, category: key })),
          text: label,
          lang: originalLanguage ?? undefined,
          isCurrent: key === category,
        }))}
      />
    </div>
  );
}
