import { QueryState } from '../../../../admin/query-state.tsx';
import type { OnDirty } from '../../../../admin/use-report-dirty.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { MenusForm } from './menus-form.tsx';

const FRESH = { gcTime: 0, staleTime: 0 };

/** The tab for the links in navigation and footer. */
export function MenusTab({ onDirty }: { onDirty: OnDirty }) {
  const pages = trpc.pages.adminList.useQuery();
  const menus = trpc.pages.menus.useQuery(undefined, FRESH);
  return (
    <QueryState query={pages} what="The list of pages">
      {(listed) => (
        <QueryState query={menus} what="Navigation and footer">
          {(saved) => <MenusForm pages={listed} saved={saved} onDirty={onDirty} />}
        </QueryState>
      )}
    </QueryState>
  );
}
