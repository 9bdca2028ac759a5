import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { Screen } from '../../admin/screen.tsx';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';
import { UndecidedConflicts } from '../conflicts/undecided-conflicts.tsx';
import { useSession } from '../identity/session.ts';
import { useSignOut } from '../identity/use-sign-out.ts';
import { Agenda } from './agenda.tsx';
import styles from './dashboard-page.module.css';
import { describeToday } from './describe-today.ts';
import { Outlook } from './outlook/outlook.tsx';
import { QuickActions } from './quick-actions.tsx';
import { Readiness } from './readiness/readiness.tsx';
import { RecentPosts } from './recent-posts.tsx';
import { RecentSubmissions } from './recent-submissions.tsx';
import { SearchField } from './search-field.tsx';
import { StatCards } from './stat-cards.tsx';
import { useSettled } from './use-settled.ts';
import { WaitingAnswers } from './waiting-answers.tsx';
import { WaitingPeople } from './waiting-people.tsx';

/** Loaded when the browser is idle: on a slow CPU, rendering it would delay the first click by half a second. */
const ActivityCard = lazy(async () => {
  await untilIdle();
  const { ActivityCard: Card } = await import('./activity-card.tsx');
  return { default: Card };
});

/** The dashboard, the first page after signing in. */
export function DashboardPage() {
  const { user } = useSession();
  const signOut = useSignOut();
  const isSettled = useSettled();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  return (
    <Screen
      title={`Welcome back, ${user?.username}`}
      lead={
        <IfCan permission="appointments.read">
          <Today zone={firm.zone} />
        </IfCan>
      }
      actions={
        <Button variant="subtle" onClick={signOut}>
          <AdminIcon name="sign-out" />
          Sign Out
        </Button>
      }
    >
      <div className={styles.search}>
        <SearchField />
      </div>
      {isSettled ? <Blocks zone={firm.zone} /> : <Placeholder />}
    </Screen>
  );
}

function Blocks({ zone }: { zone: string }) {
  const can = useCan();
  const seesSetup = can('setup.read');
  const seesClients = can('appointments.read');
  const { data: checks } = trpc.dashboard.readiness.useQuery(undefined, { enabled: seesSetup });
  const isReady = checks?.every(({ isDone }) => isDone) === true;
  return (
    <div className={styles.blocks}>
      {seesSetup && !isReady && <Readiness hasSetupLink />}
      {can('staff.manage') && <WaitingPeople />}
      {can('conflicts.read') && <UndecidedConflicts />}
      <StatCards />
      {seesClients && <Outlook zone={zone} />}
      <QuickActions />
      <div className={styles.columns}>
        <div className={styles.column}>
          {seesClients && (
            <>
              <WaitingAnswers />
              <RecentSubmissions zone={zone} />
              <div className={styles.chartPlace}>
                <Suspense fallback={null}>
                  <ActivityCard />
                </Suspense>
              </div>
            </>
          )}
        </div>
        <div className={styles.column}>
          {seesClients && <Agenda zone={zone} />}
          <RecentPosts zone={zone} />
        </div>
      </div>
      {seesSetup && isReady && <Readiness />}
    </div>
  );
}

/** Shown until the data has arrived, after a delay, so that a fast response does not flicker. */
function Placeholder() {
  return (
    <div className={`${styles.blocks} ${styles.placeholder}`} role="status">
      <span className="visually-hidden">Loading…</span>
      <Skeleton height="13rem" animate={false} />
      <Skeleton height="9rem" animate={false} />
      <Skeleton height="15rem" animate={false} />
    </div>
  );
}

/** The current date and today's remaining consultations. */
function Today({ zone }: { zone: string }) {
  const { data } = trpc.dashboard.agenda.useQuery();
  return <span className={styles.today}>{describeToday(data, { zone, now: new Date() })}</span>;
}

/** Timeout, in case the page is never idle. */
const IDLE_TIMEOUT_MS = 2_000;

/** Resolves when the browser is idle; in browsers without `requestIdleCallback`, after a short delay. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    } else {
      setTimeout(resolve, 200);
    }
  });
}
