import { MAX_SEARCH } from '../../../src/platform/pagination/rules.ts';
import { trpc } from '../../lib/trpc.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './article-filter.module.css';
import { blogHref } from './blog-href.ts';

export type ArticleSearch = { q?: string | undefined; category?: string | undefined };

/** Search and category of the article list: a form and links, so that it works without JavaScript. */
export function ArticleFilter({ q, category }: ArticleSearch) {
  const [{ articleCategories }] = trpc.site.layout.useSuspenseQuery();
  const chips = [{ key: undefined, label: 'All' }, ...articleCategories];
  return (
    <div className={styles.filter}>
      <search className={styles.search}>
        <form action="/blog">
          <label className="visually-hidden" htmlFor="article-search">
            Search articles
          </label>
          <Icon name="search" />
          <input
            className="input"
            id="article-search"
            type="search"
            name="q"
            maxLength={MAX_SEARCH}
            defaultValue={q}
            placeholder="Search articles"
          />
          {category && <input type="hidden" name="category" value={category} />}
        </form>
      </search>
      <FilterChips
        label="Category"
        chips={chips.map(({ key, label }) => ({
          href: blogHref({ q, category: key }),
          text: label,
          isCurrent: key === category,
        }))}
      />
    </div>
  );
}
