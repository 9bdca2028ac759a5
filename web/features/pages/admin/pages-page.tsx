import { useState } from 'react';
import { AdminIcon } from '../../../admin/admin-icon.tsx';
import { Button } from '../../../admin/button.tsx';
import type { OnSearch } from '../../../admin/list-search.ts';
import { Screen } from '../../../admin/screen.tsx';
import { Tabs } from '../../../admin/tabs.tsx';
import { useCan } from '../../../admin/use-can.ts';
import { useUnsavedGuard } from '../../../admin/use-unsaved-guard.ts';
import { UNSAVED, useConfirm } from '../../../ui/confirm.ts';
import { MenusTab } from './menus/menus-tab.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageList } from './page-list.tsx';
import { PAGES_TABS, type PagesSearch, type PagesTab } from './pages-search.ts';
import { QuickExitTab } from './quick-exit/quick-exit-tab.tsx';

/** The pages of the site, and the links to them in navigation and footer. */
export function PagesPage({
  search,
  onSearch,
  onCreated,
}: {
  search: PagesSearch;
  onSearch: OnSearch<PagesSearch>;
  /** Called with the id of a new page. */
  onCreated: (id: string) => void;
}) {
  const can = useCan();
  const tabs = PAGES_TABS.filter(({ key }) => key !== 'quick-exit' || can('site.read'));
  const tab = tabs.find(({ key }) => key === search.tab)?.key ?? 'pages';
  const [isDirty, setDirty] = useState(false);
  const ask = useConfirm();
  useUnsavedGuard(isDirty);
  const change = async (next: PagesTab) => {
    if (next === tab || (isDirty && !(await ask(UNSAVED)))) return;
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
        {tab === 'pages' && <PageList search={search} onSearch={onSearch} />}
        {tab === 'menus' && <MenusTab onDirty={setDirty} />}
        {tab === 'quick-exit' && <QuickExitTab onDirty={setDirty} />}
      </Tabs>
      {search.new && can('pages.change') && (
        <NewPageDialog onCreated={onCreated} onClose={() => onSearch({ new: undefined })} />
      )}
    </Screen>
  );
}
