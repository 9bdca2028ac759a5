import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import {
  INTEGRATION_SEARCH,
  INTEGRATION_TABS,
  type IntegrationTab,
} from '../admin/integration-search.ts';
import styles from '../admin/provider-settings/provider-settings.module.css';
import { Skeleton } from '../admin/query-state.tsx';
import { Screen } from '../admin/screen.tsx';
import { Tabs } from '../admin/tabs.tsx';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useCan } from '../admin/use-can.ts';
import type { OnDirty } from '../admin/use-report-dirty.ts';
import { useUnsavedGuard } from '../admin/use-unsaved-guard.ts';
import { UNSAVED, useConfirm } from '../ui/confirm.ts';

export const Route = createFileRoute('/admin/integrations')({ component: IntegrationsPage });

type Panel = (props: { onDirty: OnDirty }) => React.ReactNode;

/** Each is loaded when it is shown. */
const panel = (load: () => Promise<Panel>) => lazy(async () => ({ default: await load() }));

const PANELS: Readonly<Record<IntegrationTab, ReturnType<typeof panel>>> = {
  calendar: panel(async () => (await import('../features/calendars/calendar-tab.tsx')).CalendarTab),
  email: panel(async () => (await import('../features/email/settings/email-tab.tsx')).EmailTab),
  reviews: panel(
    async () =>
      (await import('../features/testimonials/review-platforms/review-tab.tsx')).ReviewTab,
  ),
  sources: panel(async () => (await import('../features/news/sources/source-tab.tsx')).SourceTab),
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
    if (next === tab || (isDirty && !(await ask(UNSAVED)))) return;
    onSearch({ tab: next });
  };
  return (
    <Screen
      title="Integrations"
      lead="Keys are stored encrypted. Only their last four characters are shown."
    >
      <Tabs label="Integrations" tabs={tabs} current={tab} onChange={(next) => void change(next)}>
        <div className={styles.panel}>
          <Suspense fallback={<Skeleton />}>
            <Panel onDirty={setDirty} />
          </Suspense>
        </div>
      </Tabs>
    </Screen>
  );
}
