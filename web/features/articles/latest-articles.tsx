import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { LATEST_ARTICLES } from '../../lib/page-queries.ts';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { ArticleMeta } from './article-meta.tsx';
import styles from './latest-articles.module.css';

export function LatestArticles({
  heading,
  lang,
  zone,
}: {
  heading: string;
  lang?: string | undefined;
  zone: string;
}) {
  const { data: articles } = trpc.articles.latest.useQuery(LATEST_ARTICLES);
  if (!articles || articles.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={heading} lang={lang}>
          <a className="go" href={here('/blog')}>
            {m.home.allArticles} <Icon name="arrow-right" />
          </a>
        </SectionHead>
        <div className={styles.articles}>
          {articles.map(
            ({ id, slug, title, excerpt, category, publishedAt, isSample, originalLanguage }) => (
              <article key={id}>
                <ArticleMeta
                  category={category}
                  publishedAt={publishedAt}
                  zone={zone}
                  isSample={isSample}
                />
                <h3 lang={originalLanguage ?? undefined}>
                  <a href={here(`/blog/${slug}`)}>{title}</a>
                </h3>
                <p lang={originalLanguage ?? undefined}>{excerpt}</p>
              </article>
            ),
          )}
        </div>
      </div>
    </section>
  );
}
