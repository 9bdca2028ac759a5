import { Link } from '@tanstack/react-router';
import { QueryState } from '../../admin/query-state.tsx';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { ArticleStatusBadge } from '../articles/article-status-badge.tsx';
import { Card, CardEmptyText } from './card.tsx';
import styles from './dashboard-page.module.css';
import { POSTS_SHOWN } from './use-settled.ts';

export function RecentPosts({ zone }: { zone: string }) {
  const query = trpc.articles.adminRows.useQuery({ limit: POSTS_SHOWN });
  return (
    <Card title="Recent Blog Posts" to="/admin/blog-posts">
      <QueryState
        query={query}
        what="The posts"
        isEmpty={({ items }) => items.length === 0}
        empty={<CardEmptyText>No blog posts yet.</CardEmptyText>}
      >
        {({ items }) => (
          <ul className={rows.rows}>
            {items.map((post) => (
              <li key={post.id}>
                <div className={styles.line}>
                  <p>
                    <Link
                      to="/admin/blog-posts/$id"
                      params={{ id: post.id }}
                      className={styles.title}
                    >
                      {post.title}
                    </Link>
                  </p>
                  <ArticleStatusBadge article={post} />
                </div>
                <p className="muted small num">
                  {post.isPublished && post.publishedAt
                    ? formatDate(post.publishedAt, zone)
                    : `Edited ${formatDate(post.updatedAt, zone)}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}
