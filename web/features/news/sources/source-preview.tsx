import type { NewsPreview } from '../../../../src/features/news/sources/schema.ts';
import { Notice } from '../../../admin/notice.tsx';
import { formatDate } from '../../../lib/format.ts';
import { trpc } from '../../../lib/trpc.ts';
import styles from './source-preview.module.css';

/** A preview of a source: its first articles as the website would show them, or the error. */
export function SourcePreview({ preview }: { preview: NewsPreview }) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { articles, found, feedUrl, movedTo, problem } = preview;
  if (problem !== null) {
    return (
      <div ref={bringIntoView} className={styles.problem}>
        <Notice tone="danger" icon="alert" role="alert">
          <p>No preview: {problem}</p>
        </Notice>
      </div>
    );
  }
  return (
    <section ref={bringIntoView} className={styles.preview} aria-labelledby="preview" role="status">
      <h3 id="preview">Preview</h3>
      <p className="small muted">
        {found === 0
          ? 'The source works, but has no articles yet.'
          : `${found === 1 ? '1 article' : `${found} articles`} found; ${articles.length} of them would be shown.`}
        {feedUrl && ` The page names the feed ${feedUrl}.`}
        {movedTo && ` The site has moved to ${movedTo}.`}
      </p>
      <ol>
        {articles.map(({ url, title, excerpt, publishedAt, author }) => (
          <li key={url}>
            <b>{title}</b>
            {excerpt && <p className="small">{excerpt}</p>}
            <p className="small muted">
              {[
                publishedAt && formatDate(publishedAt, firm.zone, firm.formats.locale),
                author,
                new URL(url).hostname,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

// Scrolls to the preview, which is below the form and may be outside the visible part of the dialog.
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });
