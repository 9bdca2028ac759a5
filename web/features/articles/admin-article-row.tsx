import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import { articleCategoryLabel, articleStatus } from '../../../src/features/articles/rules.ts';
import type { articleRowSchema } from '../../../src/features/articles/schema.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { AnchorButton, LinkButton } from '../../admin/button.tsx';
import { IconButton } from '../../admin/icon-button.tsx';
import row from '../../admin/open-row.module.css';
import { formatDate, formatMoment } from '../../lib/format.ts';
import rows from '../../ui/rows.module.css';
import styles from './admin-articles-page.module.css';
import { ArticleStatusBadge } from './article-status-badge.tsx';

type Row = z.output<typeof articleRowSchema>;

export function AdminArticleRow({
  article,
  zone,
  onDelete,
}: {
  article: Row;
  zone: string;
  onDelete: (article: Row) => void;
}) {
  const { id, title, slug, category, author, excerpt, isSample } = article;
  return (
    <li>
      <div className={row.text}>
        <div className={rows.who}>
          <Link
            to="/admin/blog-posts/$id"
            params={{ id }}
            className={`${row.open} ${styles.title}`}
          >
            {title}
          </Link>
          <Badge>{articleCategoryLabel(category)}</Badge>
          <ArticleStatusBadge article={article} />
          {isSample && <Badge variant="outline">Sample</Badge>}
        </div>
        <p className={styles.excerpt}>{excerpt}</p>
        <p className={`num ${styles.by}`}>
          {author} · <When article={article} zone={zone} />
        </p>
      </div>
      <div className={`${rows.acts} ${styles.acts}`}>
        {articleStatus(article, new Date()) === 'published' && (
          <AnchorButton size="sm" href={`/blog/${slug}`} aria-label={`View Post: ${title}`}>
            View Post
          </AnchorButton>
        )}
        <LinkButton
          variant="subtle"
          size="sm"
          to="/admin/blog-posts/$id"
          params={{ id }}
          aria-label={`Edit ${title}`}
        >
          <AdminIcon name="edit" size="sm" />
          Edit
        </LinkButton>
        <IconButton label={`Delete ${title}`} onClick={() => onDelete(article)}>
          <AdminIcon name="trash" size="sm" />
        </IconButton>
      </div>
    </li>
  );
}

function When({
  article: { publishedAt, updatedAt, ...post },
  zone,
}: {
  article: Row;
  zone: string;
}) {
  if (publishedAt === null) {
    return (
      <>
        saved <time dateTime={updatedAt}>{formatMoment(updatedAt, zone)}</time>
      </>
    );
  }
  const isDue = articleStatus({ ...post, publishedAt }, new Date()) === 'published';
  return (
    <time dateTime={publishedAt}>
      {isDue ? formatDate(publishedAt, zone) : `appears ${formatMoment(publishedAt, zone)}`}
    </time>
  );
}
