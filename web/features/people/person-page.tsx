import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Notice } from '../../admin/notice.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { Tabs } from '../../admin/tabs.tsx';
import type { OnDirty } from '../../admin/use-report-dirty.ts';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { UNSAVED, useConfirm } from '../../ui/confirm.ts';
import { CalendarTab } from './calendar-tab.tsx';
import { HoursTab } from './hours/hours-tab.tsx';
import { LeaveTab } from './leave/leave-tab.tsx';
import styles from './person-page.module.css';
import { PERSON_TABS, type PersonTab } from './person-search.ts';
import { ProfileTab } from './profile-tab.tsx';
import { type Person, type TypeSettings, usePeople } from './use-people.ts';

type Props = {
  slug: string;
  tab: PersonTab;
  onTab: (tab: PersonTab) => void;
  onDeleted: () => void;
};

/** One person: the profile, the hours, the leave and the calendar. The firm as a whole has hours alone. */
export function PersonPage(props: Props) {
  const people = usePeople();
  const person = people.data?.find(({ slug }) => slug === props.slug);
  return (
    <Screen title={person?.name ?? 'People'} lead={<Link to="/admin/people">All people</Link>}>
      <QueryState
        query={people}
        what="This person"
        isEmpty={() => person === undefined}
        empty={
          <Notice tone="warning" icon="alert" role="alert">
            <p>There is no such person. Somebody may have deleted them.</p>
          </Notice>
        }
      >
        {() =>
          person && <Panels key={person.slug} person={person} types={people.types} {...props} />
        }
      </QueryState>
    </Screen>
  );
}

function Panels({
  person,
  types,
  tab,
  onTab,
  onDeleted,
}: Props & { person: Person; types: readonly TypeSettings[] }) {
  const [isDirty, setDirty] = useState(false);
  const ask = useConfirm();
  useUnsavedGuard(isDirty);
  const tabs = PERSON_TABS.filter(({ key }) => person.attorney !== null || key === 'hours');
  const current = tabs.find(({ key }) => key === tab)?.key ?? 'hours';
  const change = async (next: PersonTab) => {
    if (next !== current && (!isDirty || (await ask(UNSAVED)))) onTab(next);
  };
  return (
    <Tabs label={person.name} tabs={tabs} current={current} onChange={(next) => void change(next)}>
      <div className={styles.panel}>
        {panelOf(current, { person, types, onDirty: setDirty, onDeleted })}
      </div>
    </Tabs>
  );
}

function panelOf(
  tab: PersonTab,
  {
    person,
    types,
    onDirty,
    onDeleted,
  }: {
    person: Person;
    types: readonly TypeSettings[];
    onDirty: OnDirty;
    onDeleted: () => void;
  },
) {
  if (tab === 'hours') return <HoursTab person={person} types={types} onDirty={onDirty} />;
  if (!person.attorney) return null;
  if (tab === 'leave') return <LeaveTab person={person} onDirty={onDirty} />;
  if (tab === 'calendar') return <CalendarTab person={person} />;
  return (
    <ProfileTab
      attorney={person.attorney}
      isHost={person.host?.isActive === true}
      onDirty={onDirty}
      onDeleted={onDeleted}
    />
  );
}
