import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import {
  INTEGRATION_SEARCH,
  INTEGRATION_TABS,
  type IntegrationTab,
} from '../admin/integration-search.ts';
import styles from '../admin/provider-settings/provider-settings.module.css';
import { Screen } from '../admin/screen.tsx';
import { Tabs } from '../admin/tabs.tsx';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useCan } from '../admin/use-can.ts';
import type { OnDirty } from '../admin/use-report-dirty.ts';
import { useUnsavedGuard } from '../admin/use-unsaved-guard.ts';
import { CalendarTab } from '../features/calendars/calendar-tab.tsx';
import { EmailTab } from '../features/email/settings/email-tab.tsx';
import { SourceTab } from '../features/news/sources/source-tab.tsx';
import { ReviewTab } from '../features/testimonials/review-platforms/review-tab.tsx';
import { unsaved, useConfirm } from '../ui/confirm.ts';

export const Route = createFileRoute('/admin/integrations')({ component: IntegrationsPage });

const PANELS: Readonly<Record<IntegrationTab, (props: { onDirty: OnDirty }) => React.ReactNode>> = {
  calendar: CalendarTab,
  email: EmailTab,
  reviews: ReviewTab,
  sources: SourceTab,
};

const PERMISSIONS: Readonly<Record<IntegrationTab, Permission>> = {
  calendar: 'calendars.read',
  email: 'mailServer.read',
  reviews: 'testimonials.read',
  sources: 'news.read',
};

/** Connections to other services: calendars, mail, review platforms and news sources. */
function IntegrationsPage() {
  const can = useCan();
  const tabs = INTEGRATION_TABS.filter(({ key }) => can(PERMISSIONS[key]));
  const [search, onSearch] = useAdminSearch(INTEGRATION_SEARCH);
  const tab = (tabs.find(({ key }) => key === search.tab) ?? tabs[0])?.key ?? 'sources';
  const [isDirty, setDirty] = useState(false);
  const ask = useConfirm();
  useUnsavedGuard(isDirty);
  const Panel = PANELS[tab];
  const change = async (next: IntegrationTab) => {
    if (next === tab || (isDirty && !(await ask(unsaved())))) return;
    onSearch({ tab: next });
  };
  return (
    <Screen
      title="Integrations"
      lead="Keys are stored encrypted. Only their last four characters are shown."
    >
      <Tabs label="Integrations" tabs={tabs} current={tab} onChange={(next) => void change(next)}>
        <div className={styles.panel}>
          <Panel onDirty={setDirty} />
        </div>
      </Tabs>
    </Screen>
  );
}
