import { Badge } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { Tabs } from '../../admin/tabs.tsx';
import { useAdminSearch } from '../../admin/use-admin-search.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './firm-form.module.css';
import { FirmForm } from './firm-form.tsx';
import { FIRM_SEARCH } from './firm-search.ts';

const OfficesSection = lazy(async () => ({
  default: (await import('./offices/offices-section.tsx')).OfficesSection,
}));

const TABS = [
  { key: 'profile', title: 'Profile' },
  { key: 'offices', title: 'Offices' },
  { key: 'law', title: 'State Law' },
] as const;

/** The page of the firm profile, its offices and its state law (`law`); `children` are rendered below the profile. */
export function FirmPage({ law, children }: { law: ReactNode; children: ReactNode }) {
  const profile = trpc.firm.get.useQuery();
  const [search, onSearch] = useAdminSearch(FIRM_SEARCH);
  const { open, new: isNew } = search;
  return (
    <Screen
      title="Firm"
      lead="Shown on the site, in mails and in calendar invitations. Changes appear the next time a page is opened."
      actions={profile.data?.isSample && <Badge variant="outline">Sample profile</Badge>}
    >
      <Tabs
        label="Firm"
        tabs={TABS}
        current={search.tab ?? 'profile'}
        onChange={(tab) =>
          onSearch({
            tab: tab === 'profile' ? undefined : tab,
            ...{ open: undefined, new: undefined },
          })
        }
      >
        {search.tab === 'law' ? (
          law
        ) : search.tab === 'offices' ? (
          <Suspense>
            <OfficesSection search={{ open, new: isNew }} onSearch={onSearch as never} />
          </Suspense>
        ) : (
          <div className={styles.profile}>
            <QueryState query={profile} what="The firm profile">
              {(settings) => <FirmForm settings={settings} />}
            </QueryState>
            {children}
          </div>
        )}
      </Tabs>
    </Screen>
  );
}
