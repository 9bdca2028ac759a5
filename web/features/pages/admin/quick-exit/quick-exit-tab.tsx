import { QueryState } from '../../../../admin/query-state.tsx';
import type { OnDirty } from '../../../../admin/use-report-dirty.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { QuickExitForm } from './quick-exit-form.tsx';

const FRESH = { gcTime: 0, staleTime: 0 };

/** The quick exit settings: the pages that offer it, and the neutral site that it leads to. */
export function QuickExitTab({ onDirty }: { onDirty: OnDirty }) {
  const settings = trpc.quickExit.settings.useQuery(undefined, FRESH);
  return (
    <QueryState query={settings} what="The settings">
      {(loaded) => <QuickExitForm loaded={loaded} onDirty={onDirty} />}
    </QueryState>
  );
}
