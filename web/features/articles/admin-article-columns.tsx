import { Badge, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import { articleStatus } from '../../../src/features/articles/rules.ts';
import type { articleRowSchema } from '../../../src/features/articles/schema.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { selectColumn } from '../../admin/list/select-column.tsx';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './admin-articles-page.module.css';
import { ArticleStatusBadge } from './article-status-badge.tsx';
import { CategoryName } from './category-name.tsx';

export type ArticleRow = z.output<typeof articleRowSchema>;

/** The columns of the list of articles. */
export const adminArticleColumns = (zone: string): ListColumn<ArticleRow>[] => [
  selectColumn(({ title }) => title, 'articles.change'),
  {
    id: 'title',
    header: 'Title',
    enableHiding: false,
    cell: ({ row: { original } }) => (
      <>
        <Link
          to="/admin/blog-posts/$id"
          params={{ id: original.id }}
          className={styles.title}
          data-open-row
        >
          {original.title}
        </Link>
        <p className={styles.excerpt}>{original.excerpt}</p>
      </>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    cell: ({ row }) => (
      <Badge>
        <CategoryName category={row.original.category} />
      </Badge>
    ),
  },
  {
    id: 'author',
    header: 'Author',
    cell: ({ row }) => <span className={styles.author}>{row.original.author}</span>,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ row: { original } }) => (
      <Group gap="0.25rem 0.5rem" align="stretch">
        <ArticleStatusBadge article={original} />
        {original.isSample && <Badge variant="outline">Sample</Badge>}
      </Group>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ row }) => (
      <span className={`num ${styles.date}`}>
        <When article={row.original} zone={zone} />
      </span>
    ),
  },
];

function When({
  article: { publishedAt, updatedAt, ...post },
  zone,
}: {
  article: ArticleRow;
  zone: string;
}) {
  const locale = useLocale();
  if (publishedAt === null) {
    return (
      <>
        saved <time dateTime={updatedAt}>{formatMoment(updatedAt, zone, locale)}</time>
      </>
    );
  }
  const isDue = articleStatus({ ...post, publishedAt }, new Date()) === 'published';
  return (
    <time dateTime={publishedAt}>
      {isDue
        ? formatDate(publishedAt, zone, locale)
        : `appears ${formatMoment(publishedAt, zone, locale)}`}
    </time>
  );
}
