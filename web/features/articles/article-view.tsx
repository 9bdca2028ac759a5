import type { ArticlePage } from '../../../src/features/articles/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { here } from '../../lib/addresses.ts';
import { m } from '../../lib/messages.ts';
import { trpc } from '../../lib/trpc.ts';
import { WideFigure } from '../../ui/art/wide-figure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { markedTexts } from '../../ui/marked-texts.tsx';
import { unbroken, unbrokenHtml } from '../../ui/unbroken.tsx';
import { NewsletterBlock } from '../newsletter/newsletter-block.tsx';
import { ArticleMeta } from './article-meta.tsx';
import styles from './article-view.module.css';
import { AuthorBox } from './author-box.tsx';
import { ShareLinks } from './share-links.tsx';
import { useArticleCategories } from './use-article-categories.ts';

/** An article with its author, further links and share links. */
export function ArticleView({
  page: { article, related, previous, next },
  firm,
  publicUrl,
  hasLetter,
}: {
  page: ArticlePage;
  firm: FirmProfile;
  publicUrl: string;
  /** Whether to show the newsletter form below. */
  hasLetter: boolean;
}) {
  const { figureOf } = useArticleCategories();
  const [{ statements }] = trpc.site.layout.useSuspenseQuery();
  const figure = figureOf(article.category);
  const lang = article.originalLanguage ?? undefined;
  const share = (
    <ShareLinks url={publicUrl + here(`/blog/${article.slug}`)} title={article.title} />
  );
  return (
    <article className="wrap">
      <header className={styles.head}>
        <nav className="screen-only" aria-label={m.common.breadcrumb}>
          <a className="go" href={here('/blog')}>
            <Icon name="arrow-left" size="sm" />
            {m.articles.title}
          </a>
        </nav>
        <h1 lang={lang}>{article.title}</h1>
        <p className={`lead ${styles.lead}`} lang={lang}>
          {unbroken(article.excerpt)}
        </p>
        <div className={styles.line}>
          <div>
            <b>{article.author}</b>
            <ArticleMeta
              category={article.category}
              publishedAt={article.publishedAt}
              zone={firm.zone}
              isSample={article.isSample}
              others={[m.articles.readingTime]}
            />
          </div>
          {share}
        </div>
      </header>
      {figure ? <WideFigure name={figure} seed={article.slug} /> : <hr className={styles.rule} />}
      <div className={styles.columns}>
        <div>
          <div
            className="prose"
            lang={lang}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes this HTML
            dangerouslySetInnerHTML={{ __html: unbrokenHtml(article.content) }}
          />
          <footer className={styles.foot}>
            <AuthorBox author={article.author} guestLine={article.guestLine} firm={firm} />
            <div className={styles.line}>
              <span className="small muted">{markedTexts(statements.besideArticles)}</span>
              {share}
            </div>
            <nav className={`screen-only ${styles.neighbours}`} aria-label={m.articles.more}>
              {previous && (
                <a href={here(`/blog/${previous.slug}`)} rel="prev">
                  <span className="small muted">{m.articles.previous}</span>
                  {previous.title}
                </a>
              )}
              {next && (
                <a href={here(`/blog/${next.slug}`)} rel="next" className={styles.next}>
                  <span className="small muted">{m.articles.next}</span>
                  {next.title}
                </a>
              )}
            </nav>
            {hasLetter && <NewsletterBlock className={`screen-only ${styles.letter}`} />}
          </footer>
        </div>
        {related.length > 0 && (
          <aside className={`screen-only ${styles.related}`}>
            <h2>{m.articles.related}</h2>
            <ul className={styles.list}>
              {related.map(({ slug, title, originalLanguage }) => (
                <li key={slug} lang={originalLanguage ?? undefined}>
                  <a href={here(`/blog/${slug}`)}>{title}</a>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
    </article>
  );
}
