import { splitAtFound } from '../../../src/features/articles/rules.ts';
import type { FoundArticle } from '../../../src/features/articles/schema.ts';
import { here } from '../../lib/addresses.ts';
import { Figure } from '../../ui/art/figure.tsx';
import styles from './article-list.module.css';
import { ArticleMeta } from './article-meta.tsx';
import { useArticleCategories } from './use-article-categories.ts';

/** A list of articles, with search matches highlighted. */
export function ArticleList({
  articles,
  zone,
}: {
  articles: readonly FoundArticle[];
  zone: string;
}) {
  const { figureOf } = useArticleCategories();
  return (
    <ul className={styles.list}>
      {articles.map(({ id, slug, title, excerpt, category, author, publishedAt, ...article }) => (
        <li key={id}>
          <article>
            <Figure name={figureOf(category)} className={styles.figure} />
            <ArticleMeta
              category={category}
              publishedAt={publishedAt}
              zone={zone}
              isSample={article.isSample}
              others={[author]}
            />
            <h2 lang={article.originalLanguage ?? undefined}>
              <a href={here(`/blog/${slug}`)}>
                <Marked text={title} />
              </a>
            </h2>
            <p className={styles.excerpt} lang={article.originalLanguage ?? undefined}>
              <Marked text={excerpt} />
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}

function Marked({ text }: { text: string }) {
  return splitAtFound(text).map((part, index) =>
    part.isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no id and are never reordered
      <mark key={index} className={styles.found}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
