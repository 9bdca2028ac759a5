import { Link } from '@tanstack/react-router';
import { articleStatus } from '../../../src/features/articles/rules.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { formatDay } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import styles from './recent-posts.module.css';
import { POSTS_SHOWN } from './use-settled.ts';

export function RecentPosts({ zone }: { zone: string }) {
  const locale = useLocale();
  const query = trpc.articles.adminRows.useQuery({ limit: POSTS_SHOWN });
  return (
    <section aria-labelledby="recent-posts">
      <h2 id="recent-posts" className={styles.title}>
        Recent Blog Posts
      </h2>
      <QueryState
        query={query}
        what="The posts"
        isEmpty={({ items }) => items.length === 0}
        empty={<p className="muted">No blog posts yet.</p>}
      >
        {({ items }) => (
          <ul className={styles.posts}>
            {items.map((post) => (
              <li key={post.id}>
                <Link to="/admin/blog-posts/$id" params={{ id: post.id }}>
                  {post.title}
                </Link>
                <span className="muted small num">{describePost(post, zone, locale)}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}

/** `Nov 24` for a published post, otherwise its state. */
function describePost(
  post: { isPublished: boolean; publishedAt: string | null },
  zone: string,
  locale: string,
): string {
  const status = articleStatus(post, new Date());
  if (status === 'draft' || !post.publishedAt) return 'Draft';
  const day = formatDay(post.publishedAt, zone, locale);
  return status === 'scheduled' ? `Scheduled for ${day}` : day;
}
