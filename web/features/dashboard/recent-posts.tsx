import { Link } from '@tanstack/react-router';
import { QueryState } from '../../admin/query-state.tsx';
import { formatDate } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Badge } from '../../ui/badge.tsx';
import rows from '../../ui/rows.module.css';
import { Card, CardEmptyText } from './card.tsx';
import styles from './dashboard-page.module.css';

const SHOWN = 3;

export function RecentPosts({ zone }: { zone: string }) {
  const query = trpc.articles.adminRows.useQuery({ limit: SHOWN });
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
            {items.map(({ id, title, publishedAt, updatedAt }) => (
              <li key={id}>
                <div className={styles.line}>
                  <p>
                    <Link to="/admin/blog-posts/$id" params={{ id }} className={styles.title}>
                      {title}
                    </Link>
                  </p>
                  <PostBadge publishedAt={publishedAt} />
                </div>
                <p className="muted small num">
                  {publishedAt
                    ? formatDate(publishedAt, zone)
                    : `Edited ${formatDate(updatedAt, zone)}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

function PostBadge({ publishedAt }: { publishedAt: string | null }) {
  if (publishedAt === null) return <Badge>Draft</Badge>;
  const isDue = new Date(publishedAt) <= new Date();
  return isDue ? <Badge tone="success">Published</Badge> : <Badge tone="primary">Scheduled</Badge>;
}
