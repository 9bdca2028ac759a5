import { useState } from 'react';
import { Screen } from '../../admin/screen.tsx';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { UNSAVED, useConfirm } from '../../ui/confirm.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { CalendarTab } from './calendar-tab.tsx';
import { EmailTab } from './email-tab.tsx';
import {
  INTEGRATION_TABS,
  type IntegrationSearch,
  type IntegrationTab,
} from './integration-search.ts';
import styles from './integrations-page.module.css';
import { ReviewTab } from './review-tab.tsx';
import { SourceTab } from './source-tab.tsx';

/** Tells whether something is typed that leaving the tab would lose. */
export type OnDirty = (isDirty: boolean) => void;

const PANELS: Readonly<Record<IntegrationTab, (props: { onDirty: OnDirty }) => React.ReactNode>> = {
  calendar: CalendarTab,
  email: EmailTab,
  reviews: ReviewTab,
  sources: SourceTab,
};

/** What the site is connected with: calendars, mail, review platforms and other blogs. */
export function IntegrationsPage({
  search: { tab = 'calendar' },
  onSearch,
}: {
  search: IntegrationSearch;
  onSearch: (change: IntegrationSearch) => void;
}) {
  const [isDirty, setDirty] = useState(false);
  const ask = useConfirm();
  useUnsavedGuard(isDirty);
  const Panel = PANELS[tab];
  const change = async (next: IntegrationTab) => {
    if (next === tab || (isDirty && !(await ask(UNSAVED)))) return;
    onSearch({ tab: next });
  };
  return (
    <Screen
      title="Integrations"
      lead="Keys are stored sealed and shown only by their last four characters."
    >
      <Tabs
        label="Integrations"
        tabs={INTEGRATION_TABS}
        current={tab}
        onChange={(next) => void change(next)}
      >
        <div className={styles.panel}>
          <Panel onDirty={setDirty} />
        </div>
      </Tabs>
    </Screen>
  );
}
