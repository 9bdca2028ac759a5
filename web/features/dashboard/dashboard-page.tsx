import { lazy, Suspense } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSession } from '../identity/session.ts';
import { useSignOut } from '../identity/use-sign-out.ts';
import { Agenda } from './agenda.tsx';
import styles from './dashboard-page.module.css';
import { describeToday } from './describe-today.ts';
import { QuickActions } from './quick-actions.tsx';
import { Readiness } from './readiness.tsx';
import { RecentPosts } from './recent-posts.tsx';
import { RecentSubmissions } from './recent-submissions.tsx';
import { StatCards } from './stat-cards.tsx';
import { WaitingPeople } from './waiting-people.tsx';

const ActivityCard = lazy(() =>
  import('./activity-card.tsx').then((module) => ({ default: module.ActivityCard })),
);

/** The dashboard, the first page after signing in. */
export function DashboardPage() {
  const { user } = useSession();
  const signOut = useSignOut();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return (
    <Screen
      title={`Welcome back, ${user?.username}`}
      lead={<Today zone={firm.zone} />}
      actions={
        <Button variant="subtle" onClick={signOut}>
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

/** The date and today's remaining consultations. */
function Today({ zone }: { zone: string }) {
  const { data } = trpc.dashboard.agenda.useQuery();
  return describeToday(data, { zone, now: new Date() });
}
