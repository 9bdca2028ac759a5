import { Skeleton } from '@mantine/core';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { useCan } from '../../admin/use-can.ts';
import { formatDay, formatWeekday } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { UndecidedConflicts } from '../conflicts/undecided-conflicts.tsx';
import { useSession } from '../identity/session.ts';
import { useSignOut } from '../identity/use-sign-out.ts';
import { ComingDays } from './coming-days.tsx';
import styles from './dashboard-page.module.css';
import { Figures } from './figures.tsx';
import { NextAppointment } from './next-appointment.tsx';
import { Readiness } from './readiness/readiness.tsx';
import { RecentPosts } from './recent-posts.tsx';
import { RecentSubmissions } from './recent-submissions.tsx';
import { SectionLinks } from './section-links.tsx';
import { useSettled } from './use-settled.ts';
import { WaitingPeople } from './waiting-people.tsx';

/** The dashboard, the first page after signing in: who comes next, who waits, the coming days, and the key figures. */
export function DashboardPage() {
  const { user } = useSession();
  const signOut = useSignOut();
  const isSettled = useSettled();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const today = new Date();
  return (
    <Screen
      title={`Welcome back, ${user?.username}`}
      beside={`${formatWeekday(today, firm.zone, 'long', firm.formats.locale)}, ${formatDay(today, firm.zone, firm.formats.locale)}`}
      actions={
        <Button variant="subtle" onClick={signOut}>
          <AdminIcon name="sign-out" />
          Sign Out
        </Button>
      }
    >
      {isSettled ? <Blocks zone={firm.zone} /> : <Placeholder />}
    </Screen>
  );
}

function Blocks({ zone }: { zone: string }) {
  const can = useCan();
  const seesSetup = can('setup.read');
  const seesAppointments = can('appointments.read');
  const { data: setup } = trpc.setup.state.useQuery(undefined, { enabled: seesSetup });
  const isReady = setup?.items.every(({ isNeeded, state }) => !isNeeded || state === 'done');
  return (
    <div className={styles.blocks}>
      {seesSetup && !isReady && <Readiness hasSetupLink />}
      {can('staff.manage') && <WaitingPeople />}
      {can('conflicts.read') && <UndecidedConflicts />}
      <div className={styles.now}>
        {seesAppointments && <NextAppointment zone={zone} />}
        {can('messages.read') && <RecentSubmissions zone={zone} />}
      </div>
      {seesAppointments && <ComingDays zone={zone} />}
      <Figures />
      {can('articles.read') && <RecentPosts zone={zone} />}
      <SectionLinks />
    </div>
  );
}

/** Shown until the data has arrived, after a delay, so that a fast response does not flicker. */
function Placeholder() {
  return (
    <div className={`${styles.blocks} ${styles.placeholder}`} role="status">
      <span className="visually-hidden">Loading…</span>
      <Skeleton height="26rem" animate={false} />
      <Skeleton height="13rem" animate={false} />
      <Skeleton height="6rem" animate={false} />
    </div>
  );
}
