import { type EntrySearch, EntrySection } from '../../../admin/keyed-entries/entry-section.tsx';
import type { OnSearch } from '../../../admin/list-search.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Figure } from '../../../ui/art/figure.tsx';
import { AreaDialog } from './area-dialog.tsx';
import { whereOffered } from './area-draft.ts';
import { useAreaCalls } from './use-area-calls.ts';

/** The practice areas, in the order of the forms and of their list. */
export function AreasSection({
  search,
  onSearch,
}: {
  search: EntrySearch;
  onSearch: OnSearch<EntrySearch>;
}) {
  const query = trpc.practiceAreas.list.useQuery();
  const calls = useAreaCalls();
  return (
    <EntrySection
      query={query}
      calls={calls}
      lead="Shown to visitors in this order."
      empty="Visitors cannot send messages or book until there is one."
      search={search}
      onSearch={onSearch}
      picture={({ figure }) => <Figure name={figure ?? ''} />}
      facts={whereOffered}
      dialog={(props) => <AreaDialog calls={calls} {...props} />}
    />
  );
}
