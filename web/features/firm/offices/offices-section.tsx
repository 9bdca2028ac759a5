import { MAIN_OFFICE } from '../../../../src/features/firm/offices/rules.ts';
import { type EntrySearch, EntrySection } from '../../../admin/keyed-entries/entry-section.tsx';
import type { OnSearch } from '../../../admin/list-search.ts';
import { trpc } from '../../../lib/trpc.ts';
import { OfficeDialog } from './office-dialog.tsx';
import { officeFacts } from './office-draft.ts';
import { useOfficeCalls } from './use-office-calls.ts';

/** The offices, in the order of the site. */
export function OfficesSection({
  search,
  onSearch,
}: {
  search: EntrySearch;
  onSearch: OnSearch<EntrySearch>;
}) {
  const query = trpc.offices.list.useQuery();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const named = query.data?.map((office) => ({ ...office, label: office.label || firm.city }));
  const unnamed = (key: string) => query.data?.find((office) => office.key === key);
  const calls = useOfficeCalls();
  return (
    <EntrySection
      query={{ ...query, data: named } as typeof query}
      calls={calls}
      lead="With more than one, clients choose where to come. Who works where on which day is set on the page of each person, under Team."
      empty="The main office is missing."
      search={search}
      onSearch={onSearch}
      facts={(office) => officeFacts(office, firm.formats)}
      keptKey={MAIN_OFFICE}
      dialog={({ entry, onClose }) => (
        <OfficeDialog calls={calls} entry={entry && unnamed(entry.key)} onClose={onClose} />
      )}
    />
  );
}
