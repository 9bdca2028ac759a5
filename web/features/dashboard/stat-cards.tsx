import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { AdminIcon, type AdminIconName } from '../../admin/admin-icon.tsx';
import type { AdminPath } from '../../admin/sections.ts';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';
import { changeText } from '../visits/visit-words.ts';
import { barShare } from './bar-share.ts';
import { articleShares, messageShares, type Shares } from './shares.ts';
import styles from './stat-cards.module.css';

/** The four key figures of the dashboard. Source: admin spec §2. */
export function StatCards() {
  const can = useCan();
  const seesMessages = can('messages.read');
  const contacts = trpc.contact.counts.useQuery(undefined, { enabled: seesMessages });
  const posts = trpc.articles.counts.useQuery();
  const testimonials = trpc.testimonials.counts.useQuery();
  return (
    <div className={styles.stats}>
      {seesMessages && (
        <StatCard
          title="Contact Submissions"
          to="/admin/contact-submissions"
          icon="inbox"
          query={contacts}
          read={messageShares}
        />
      )}
      <StatCard
        title="Blog Articles"
        to="/admin/blog-posts"
        icon="document"
        query={posts}
        read={articleShares}
      />
      <StatCard
        title="Testimonials"
        to="/admin/testimonials"
        icon="quote"
        query={testimonials}
        read={({ all, published }) => ({
          total: all,
          shares: [{ text: 'published', count: published, tone: 'main' }],
        })}
      />
      <TrafficCard />
    </div>
  );
}

/** The change in traffic against the previous month; a sample figure until there are two months to compare. */
function TrafficCard() {
  const { data } = trpc.visits.traffic.useQuery();
  if (data?.changePercent != null) {
    return (
      <Link to="/admin/visits" className={styles.stat}>
        <Head title="Website Traffic" icon="eye" />
        <b className={`num ${styles.figure}`}>{changeText(data.changePercent)}</b>
        <span className="muted small">last four weeks versus the four before</span>
      </Link>
    );
  }
  return (
    <div className={styles.stat}>
      <Head title="Website Traffic" icon="eye" />
      <b className={styles.figure}>+24%</b>
      <p className="muted small">versus last month</p>
      <Badge variant="outline">sample figure</Badge>
    </div>
  );
}

function StatCard<Counts>({
  title,
  to,
  icon,
  query,
  read,
}: {
  title: string;
  to: AdminPath;
  icon: AdminIconName;
  query: { data: Counts | undefined; isError: boolean };
  read: (counts: Counts) => Shares;
}) {
  const counts = query.data === undefined ? undefined : read(query.data);
  return (
    <Link to={to} className={styles.stat}>
      <Head title={title} icon={icon} />
      <b className={`num ${styles.figure}`}>{formatCount(counts?.total)}</b>
      {counts && <Bar {...counts} />}
      {query.isError && <p className="small">Could not be counted.</p>}
    </Link>
  );
}

function Head({ title, icon }: { title: ReactNode; icon: AdminIconName }) {
  return (
    <span className={styles.head}>
      {title}
      <AdminIcon name={icon} />
    </span>
  );
}

/** A stacked bar and its legend. */
function Bar({ total, note, shares }: Shares) {
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        {shares.map(({ text, count, tone }) => (
          <span
            key={text}
            className={styles[tone]}
            style={{ '--share': barShare(count, total) } as CSSProperties}
          />
        ))}
      </span>
      <span className={styles.legend}>
        {note && <span>{note}</span>}
        {shares.map(({ text, count, tone }) => (
          <span key={text}>
            <span className={styles[tone]} aria-hidden="true" />
            {formatCount(count)} {text}
          </span>
        ))}
      </span>
    </>
  );
}
