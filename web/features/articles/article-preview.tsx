import type { z } from 'zod';
import { READING_TIME } from '../../../src/features/articles/rules.ts';
import type { articlePreviewSchema } from '../../../src/features/articles/schema.ts';
import type { FirmProfile } from '../../../src/features/firm/schema.ts';
import { Notice } from '../../ui/notice.tsx';
import { unbrokenHtml } from '../../ui/unbroken.tsx';
import { ArticleMeta } from './article-meta.tsx';
import styles from './article-view.module.css';
import { AuthorBox } from './author-box.tsx';
import { describePreview } from './describe-preview.ts';

/** The preview of an article, for people who have the link. */
export function ArticlePreview({
  article,
  firm,
}: {
  article: z.output<typeof articlePreviewSchema>;
  firm: FirmProfile;
}) {
  const { title, excerpt, author, guestLine, category, content, publishedAt, updatedAt } = article;
  return (
    <article className="wrap">
      <header className={styles.head}>
        <Notice icon="alert" tone="warning">
          <p>
            <b>Preview.</b> {describePreview(article, firm.zone)}
          </p>
        </Notice>
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{excerpt}</p>
        <div className={styles.line}>
          <div>
            <b>{author}</b>
            <ArticleMeta
              category={category}
              publishedAt={publishedAt ?? updatedAt}
              zone={firm.zone}
              others={[READING_TIME]}
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
