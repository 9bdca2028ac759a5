import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import { flag, keyOf, words } from '../../../admin/list-search.ts';
import { Screen } from '../../../admin/screen.tsx';
import { Tabs } from '../../../admin/tabs.tsx';
import { useAdminSearch } from '../../../admin/use-admin-search.ts';
import { useCan } from '../../../admin/use-can.ts';
import { useUnsavedGuard } from '../../../admin/use-unsaved-guard.ts';
import { unsaved, useConfirm } from '../../../ui/confirm.ts';
import { MenusTab } from './menus/menus-tab.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageList } from './page-list.tsx';
import { QuickExitTab } from './quick-exit/quick-exit-tab.tsx';

const TABS = [
  { key: 'pages', title: 'Pages' },
  { key: 'menus', title: 'Navigation and footer' },
  { key: 'quick-exit', title: 'Quick exit' },
] as const;

export const PAGES_SEARCH = { tab: keyOf(TABS), q: words, new: flag };

/** The pages of the site, and the links to them in navigation and footer. */
export function PagesPage() {
  const [search, onSearch] = useAdminSearch(PAGES_SEARCH);
  const navigate = useNavigate();
  const can = useCan();
  const tabs = TABS.filter(({ key }) => key !== 'quick-exit' || can('site.read'));
  const tab = tabs.find(({ key }) => key === search.tab)?.key ?? 'pages';
  const [isDirty, setDirty] = useState(false);
  const ask = useConfirm();
  useUnsavedGuard(isDirty);
  const change = async (next: typeof tab) => {
    if (next === tab || (isDirty && !(await ask(unsaved())))) return;
    onSearch({ tab: next, q: undefined });
  };
  return (
    <Screen
      title="Pages"
      lead="The texts of the website, the links in its navigation and footer, and the quick exit."
      actions={
        <Button permission="pages.change" variant="filled" onClick={() => onSearch({ new: 1 })}>
          <AdminIcon name="plus" />
          New Page
        </Button>
      }
    >
      <Tabs label="Pages" tabs={tabs} current={tab} onChange={(next) => void change(next)}>
        {tab === 'pages' && (
          <PageList q={search.q} onSearch={(q) => onSearch({ q }, { replace: true })} />
        )}
        {tab === 'menus' && <MenusTab onDirty={setDirty} />}
        {tab === 'quick-exit' && <QuickExitTab onDirty={setDirty} />}
      </Tabs>
      {search.new && can('pages.change') && (
        <NewPageDialog
          onCreated={(id) =>
            void navigate({ to: '/admin/pages/$id', params: { id }, ignoreBlocker: true })
          }
          onClose={() => onSearch({ new: undefined })}
        />
      )}
    </Screen>
  );
}
