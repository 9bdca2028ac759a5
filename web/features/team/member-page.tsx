import { lazy, Suspense, useState } from 'react';
import type { Permission } from '../../../src/platform/auth/permission-rules.ts';
import { Notice } from '../../admin/notice.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { Tabs } from '../../admin/tabs.tsx';
import { useCan } from '../../admin/use-can.ts';
import type { OnDirty } from '../../admin/use-report-dirty.ts';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { unsaved, useConfirm } from '../../ui/confirm.ts';
import { HoursTab } from './hours/hours-tab.tsx';
import styles from './member-page.module.css';
import { MEMBER_TABS, type MemberTab } from './member-search.ts';
import { ProfileTab } from './profile-tab.tsx';
import { type Member, type TypeSettings, useTeam } from './use-team.ts';

const CalendarTab = lazy(async () => ({
  default: (await import('./calendar-tab.tsx')).CalendarTab,
}));
const LeaveTab = lazy(async () => ({
  default: (await import('./leave/leave-tab.tsx')).LeaveTab,
}));

type Props = {
  slug: string;
  tab: MemberTab;
  onTab: (tab: MemberTab) => void;
  onDeleted: () => void;
  /** Called with the new slug of the member. */
  onMoved: (slug: string) => void;
};

/** The page of a member of the team: profile, hours, leave and calendar. The firm as a whole has only hours. */
export function MemberPage(props: Props) {
  const team = useTeam();
  const member = team.data?.find(({ slug }) => slug === props.slug);
  return (
    <Screen title={member?.name ?? 'Team'}>
      <QueryState
        query={team}
        what="This person"
        isEmpty={() => member === undefined}
        empty={
          <Notice tone="warning" icon="alert" role="alert">
            <p>There is no such person. Somebody may have deleted them.</p>
          </Notice>
        }
      >
        {() => member && <Panels key={member.slug} member={member} types={team.types} {...props} />}
      </QueryState>
    </Screen>
  );
}

/** The permission required to see each tab. */
const PERMISSIONS: Readonly<Record<MemberTab, Permission>> = {
  profile: 'team.read',
  hours: 'availability.read',
  leave: 'appointments.read',
  calendar: 'calendars.read',
};

function Panels({
  member,
  types,
  tab,
  onTab,
  onDeleted,
  onMoved,
}: Props & { member: Member; types: readonly TypeSettings[] }) {
  const [isDirty, setDirty] = useState(false);
  const can = useCan();
  const ask = useConfirm();
  useUnsavedGuard(isDirty);
  const tabs = MEMBER_TABS.filter(
    ({ key }) => can(PERMISSIONS[key]) && (member.attorney !== null || key === 'hours'),
  );
  const current = tabs.find(({ key }) => key === tab)?.key ?? 'hours';
  const change = async (next: MemberTab) => {
    if (next !== current && (!isDirty || (await ask(unsaved())))) onTab(next);
  };
  return (
    <Tabs label={member.name} tabs={tabs} current={current} onChange={(next) => void change(next)}>
      <div className={styles.panel}>
        <Suspense>
          {panelOf(current, { member, types, onDirty: setDirty, onDeleted, onMoved })}
        </Suspense>
      </div>
    </Tabs>
  );
}

function panelOf(
  tab: MemberTab,
  {
    member,
    types,
    onDirty,
    onDeleted,
    onMoved,
  }: {
    member: Member;
    types: readonly TypeSettings[];
    onDirty: OnDirty;
  } & Pick<Props, 'onDeleted' | 'onMoved'>,
) {
  if (tab === 'hours') return <HoursTab member={member} types={types} onDirty={onDirty} />;
  if (!member.attorney) return null;
  if (tab === 'leave') return <LeaveTab member={member} onDirty={onDirty} />;
  if (tab === 'calendar') return <CalendarTab member={member} />;
  return (
    <ProfileTab
      attorney={member.attorney}
      isHost={member.host?.isActive === true}
      onDirty={onDirty}
      onDeleted={onDeleted}
      onMoved={onMoved}
    />
  );
}
