import { Link } from '@tanstack/react-router';
import { formatCount } from '../../src/platform/pagination/rules.ts';
import { trpc } from '../lib/trpc.ts';
import { AdminIcon } from './admin-icon.tsx';
import styles from './section-link.module.css';
import type { Section } from './sections.ts';

/** A link to a section with the number of its pending items. */
export function SectionLink({
  section: { to, title, short, icon },
  className,
  isShort = false,
}: {
  section: Section;
  className: string | undefined;
  /** Whether to use the short label. */
  isShort?: boolean;
}) {
  return (
    <Link
      to={to}
      className={className}
      activeOptions={{ exact: to === '/admin', includeSearch: false }}
    >
      <AdminIcon name={icon} />
      {isShort ? (short ?? title) : title}
      {to === '/admin/contact-submissions' && <UnreadCount />}
      {to === '/admin/staff' && <WaitingCount />}
    </Link>
  );
}

function UnreadCount() {
  const { data } = trpc.contact.counts.useQuery();
  return <Count count={data?.new} what="new" />;
}

/** The number of accounts that are waiting for approval. */
function WaitingCount() {
  const { data } = trpc.staff.counts.useQuery();
  return <Count count={data?.pending} what="waiting for approval" />;
}

function Count({ count, what }: { count: number | undefined; what: string }) {
  if (!count) return null;
  return (
    <span className={styles.count}>
      {formatCount(count)}
      <span className="visually-hidden"> {what}</span>
    </span>
  );
}
