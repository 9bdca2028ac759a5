import styles from '../../admin/provider-settings/provider-settings.module.css';
import { QueryState } from '../../admin/query-state.tsx';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { FeedAddress } from './feed-address.tsx';

/** The URL of the calendar feed with all appointments, to subscribe to in calendar apps. */
export function CalendarFeed() {
  const query = trpc.calendars.feed.useQuery();
  return (
    <section className={rows.box} aria-labelledby="calendar-feed">
      <div className={rows.head}>
        <h2 id="calendar-feed">Calendar feed</h2>
      </div>
      <div className={`${styles.feed} ${styles.spaced}`}>
        <p className="muted small">
          A read-only address for calendar apps. It shows all appointments from a month ago to a
          year ahead. Anyone who has the address can see them without signing in.
        </p>
        <QueryState query={query} what="The feed">
          {(feed) => <FeedAddress feed={feed} />}
        </QueryState>
      </div>
    </section>
  );
}
