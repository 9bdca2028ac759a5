import { Link } from '@tanstack/react-router';
import { formatCount } from '../../../src/platform/pagination/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import count from '../../admin/section-link.module.css';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';
import { Icon } from '../../ui/icon.tsx';
import rows from '../../ui/rows.module.css';
import styles from './quick-actions.module.css';

/** Shortcuts for the most frequent tasks. Source: admin spec §2. */
export function QuickActions() {
  const can = useCan();
  const seesMessages = can('messages.read');
  const { data } = trpc.contact.counts.useQuery(undefined, { enabled: seesMessages });
  return (
    <nav className={`${rows.box} ${styles.quick}`} aria-label="Quick actions">
      {can('articles.change') && (
        <Link to="/admin/blog-posts/$id" params={{ id: 'new' }}>
          <AdminIcon name="document" />
          Create Blog Post
        </Link>
      )}
      {can('testimonials.change') && (
        <Link to="/admin/testimonials" search={{ new: 1 }}>
          <AdminIcon name="quote" />
          Add Testimonial
        </Link>
      )}
      {seesMessages && (
        <Link to="/admin/contact-submissions">
          <AdminIcon name="inbox" />
          View All Contacts
          {data && data.new > 0 && (
            <span className={count.count}>
              {formatCount(data.new)}
              <span className="visually-hidden"> unread</span>
            </span>
          )}
        </Link>
      )}
      <a href="/">
        <Icon name="external" />
        View Website
      </a>
    </nav>
  );
}
