import { LATEST_ARTICLES } from '../../lib/page-queries.ts';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { ArticleMeta } from './article-meta.tsx';
import styles from './latest-articles.module.css';

export function LatestArticles({ heading, zone }: { heading: string; zone: string }) {
  const { data: articles } = trpc.articles.latest.useQuery(LATEST_ARTICLES);
  if (!articles || articles.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={heading}>
          <a className="go" href="/blog">
            All articles <Icon name="arrow-right" />
          </a>
        </SectionHead>
        <div className={styles.articles}>
          {articles.map(({ id, slug, title, excerpt, category, publishedAt, isSample }) => (
            <article key={id}>
              <ArticleMeta
                category={category}
                publishedAt={publishedAt}
                zone={zone}
                isSample={isSample}
              />
              <h3>
                <a href={`/blog/${slug}`}>{title}</a>
              </h3>
              <p>{excerpt}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
