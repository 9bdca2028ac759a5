import type { z } from 'zod';
import type { articlePreviewSchema } from '../../../src/features/articles/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { m } from '../../lib/messages.ts';
import { useLivePage } from '../../lib/use-live-page.ts';
import { Notice } from '../../ui/notice.tsx';
import { unbrokenHtml } from '../../ui/unbroken.tsx';
import { ArticleMeta } from './article-meta.tsx';
import styles from './article-view.module.css';
import { AuthorBox } from './author-box.tsx';
import { describePreview } from './describe-preview.ts';

/** The preview of an article, for people who have the link, or in the editor of a translation. */
export function ArticlePreview({
  saved,
  firm,
}: {
  saved: z.output<typeof articlePreviewSchema>;
  firm: FirmProfile;
}) {
  const article = useLivePage(saved);
  const { title, excerpt, author, guestLine, category, content, publishedAt, updatedAt } = article;
  return (
    <article className="wrap">
      <header className={styles.head}>
        {article === saved && (
          <Notice icon="alert" tone="warning">
            <p>
              <b>{m.articles.preview}</b> {describePreview(article, firm.zone, firm.formats.locale)}
            </p>
          </Notice>
        )}
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{excerpt}</p>
        <div className={styles.line}>
          <div>
            <b>{author}</b>
            <ArticleMeta
              category={category}
              publishedAt={publishedAt ?? updatedAt}
              zone={firm.zone}
              others={[m.articles.readingTime]}
            />
          </div>
        </div>
      </header>
      <div className={styles.columns}>
        <div>
          <div
            className="prose"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes this HTML
            dangerouslySetInnerHTML={{ __html: unbrokenHtml(content) }}
          />
          <footer className={styles.foot}>
            <AuthorBox author={author} guestLine={guestLine} firm={firm} />
          </footer>
        </div>
      </div>
    </article>
  );
}
