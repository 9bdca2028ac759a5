import { QueryState } from '../../../../admin/query-state.tsx';
import type { OnDirty } from '../../../../admin/use-report-dirty.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { QuickExitForm } from './quick-exit-form.tsx';

const FRESH = { gcTime: 0, staleTime: 0 };

/** Where visitors can leave the site quickly, and where that leads. */
export function QuickExitTab({ onDirty }: { onDirty: OnDirty }) {
  const settings = trpc.quickExit.settings.useQuery(undefined, FRESH);
  return (
    <QueryState query={settings} what="The settings">
      {(loaded) => <QuickExitForm loaded={loaded} onDirty={onDirty} />}
    </QueryState>
  );
}
