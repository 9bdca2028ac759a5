import { lazy, Suspense } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Screen } from '../../admin/screen.tsx';
import { formatDate, formatTime, formatWeekday } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { useSession } from '../identity/session.ts';
import { useSignOut } from '../identity/use-sign-out.ts';
import { Agenda } from './agenda.tsx';
import styles from './dashboard-page.module.css';
import { QuickActions } from './quick-actions.tsx';
import { Readiness } from './readiness.tsx';
import { RecentPosts } from './recent-posts.tsx';
import { RecentSubmissions } from './recent-submissions.tsx';
import { StatCards } from './stat-cards.tsx';
import { WaitingPeople } from './waiting-people.tsx';

const ActivityCard = lazy(() =>
  import('./activity-card.tsx').then((module) => ({ default: module.ActivityCard })),
);

/** The first page behind the door: what is new, what is next, and what is left to settle. */
export function DashboardPage() {
  const { user } = useSession();
  const signOut = useSignOut();
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  return (
    <Screen
      title={`Welcome back, ${user?.username}`}
      lead={<Today zone={firm.zone} />}
      actions={
        <Button variant="quiet" onClick={signOut}>
          <AdminIcon name="sign-out" />
          Sign Out
        </Button>
      }
    >
      <WaitingPeople />
      <StatCards />
      <QuickActions />
      <div className={styles.columns}>
        <div className={styles.column}>
          <RecentSubmissions zone={firm.zone} />
          <Suspense fallback={<div className={styles.chartPlace} />}>
            <ActivityCard />
          </Suspense>
        </div>
        <div className={styles.column}>
          <Agenda zone={firm.zone} />
          <RecentPosts zone={firm.zone} />
        </div>
      </div>
      <Readiness />
    </Screen>
  );
}

/** `Monday, Mar 10, 2031. Two consultations today, the next at 2:30 PM.` */
function Today({ zone }: { zone: string }) {
  const { data } = trpc.dashboard.agenda.useQuery();
  const now = new Date();
  const date = `${formatWeekday(now.toISOString(), zone, 'long')}, ${formatDate(now.toISOString(), zone)}.`;
  if (!data) return <>{date}</>;
  const today = data.filter(({ isToday }) => isToday);
  const next = today.find(({ scheduledDate }) => new Date(scheduledDate) > now);
  return (
    <>
      {date} {countOf(today.length)} today
      {next ? `, the next at ${formatTime(next.scheduledDate, zone)}.` : '.'}
    </>
  );
}

function countOf(count: number): string {
  if (count === 0) return 'No consultations';
  return count === 1 ? 'One consultation' : `${count} consultations`;
}
