import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import count from '../../admin/entry-link.module.css';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { changeText } from '../visits/visit-words.ts';
import styles from './figures.module.css';

/** The four key figures, each with its quick action. Source: admin spec §2. */
export function Figures() {
  const locale = useLocale();
  const can = useCan();
  const seesMessages = can('messages.read');
  const { data: messages, ...contact } = trpc.contact.counts.useQuery(undefined, {
    enabled: seesMessages,
  });
  const seesArticles = can('articles.read');
  const { data: posts, ...articles } = trpc.articles.counts.useQuery(undefined, {
    enabled: seesArticles,
  });
  const seesReviews = can('testimonials.read');
  const { data: reviews, ...testimonials } = trpc.testimonials.counts.useQuery(undefined, {
    enabled: seesReviews,
  });
  const seesVisits = can('visits.read');
  const traffic = useTraffic(seesVisits);
  return (
    <section className={styles.figures} aria-label="Figures and quick actions">
      {seesMessages && (
        <Figure
          title="Contact Submissions"
          figure={formatCount(messages?.all, locale)}
          isError={contact.isError}
          note={
            messages &&
            `${formatCount(messages.new, locale)} new, ${formatCount(messages.unresolved, locale)} unresolved`
          }
        >
          <Link to="/admin/contact-submissions">
            <AdminIcon name="inbox" />
            View All Contacts
            {messages && messages.new > 0 && (
              <span className={count.count}>
                {formatCount(messages.new, locale)}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </Link>
        </Figure>
      )}
      {seesArticles && (
        <Figure
          title="Blog Articles"
          figure={formatCount(posts?.all, locale)}
          isError={articles.isError}
          note={posts && describeArticles(posts, locale)}
        >
          {can('articles.change') && (
            <Link to="/admin/blog-posts/$id" params={{ id: 'new' }}>
              <AdminIcon name="document" />
              Create Blog Post
            </Link>
          )}
        </Figure>
      )}
      {seesReviews && (
        <Figure
          title="Testimonials"
          figure={formatCount(reviews?.all, locale)}
          isError={testimonials.isError}
          note={reviews && `${formatCount(reviews.published, locale)} published`}
        >
          {can('testimonials.change') && (
            <Link to="/admin/testimonials" search={{ new: 1 }}>
              <AdminIcon name="quote" />
              Add Testimonial
            </Link>
          )}
        </Figure>
      )}
      {seesVisits && (
        <Figure
          title="Website Traffic"
          figure={traffic ?? '+24%'}
          note={
            traffic === undefined
              ? 'versus last month, sample figure'
              : 'last four weeks versus the four before'
          }
        >
          <a href="/">
            <Icon name="external" />
            View Website
          </a>
        </Figure>
      )}
    </section>
  );
}

/** The change in traffic; undefined until there are two months to compare. */
function useTraffic(enabled: boolean): string | undefined {
  const locale = useLocale();
  const { data } = trpc.visits.traffic.useQuery(undefined, { enabled });
  return data?.changePercent == null ? undefined : changeText(data.changePercent, locale);
}

function describeArticles(
  counts: { published: number; draft: number; scheduled: number },
  locale: string,
): string {
  return [
    `${formatCount(counts.published, locale)} published`,
    counts.scheduled > 0 && `${formatCount(counts.scheduled, locale)} scheduled`,
    `${formatCount(counts.draft, locale)} ${counts.draft === 1 ? 'draft' : 'drafts'}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function Figure({
  title,
  figure,
  isError = false,
  note,
  children,
}: {
  title: string;
  figure: string;
  isError?: boolean;
  note: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <h3>{title}</h3>
      <p className={styles.figure}>
        <b className="num">{figure}</b>
        {isError ? 'Could not be counted.' : note}
      </p>
      {children}
    </div>
  );
}
