import { isFiltered } from '../../admin/filter-bar.tsx';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { trpc } from '../../lib/trpc.ts';
import rows from '../../ui/rows.module.css';
import { StaffFilters } from './staff-filters.tsx';
import { StaffRow } from './staff-row.tsx';
import type { OnSearch, StaffSearch } from './staff-search.ts';

/** Who may come in, and who waits outside. */
export function StaffPage({ search, onSearch }: { search: StaffSearch; onSearch: OnSearch }) {
  const { cursor, ...filter } = search;
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const list = trpc.staff.list.useQuery(
    { ...filter, cursor },
    { placeholderData: (before) => before },
  );
  const counts = trpc.staff.counts.useQuery();
  return (
    <Screen
      title="Staff"
      lead="New sign-ups wait here until a member of staff approves them. Everyone with access can see and change everything."
      actions={
        <RefreshButton
          isFetching={list.isFetching}
          onRefresh={() => Promise.all([list.refetch(), counts.refetch()])}
        />
      }
    >
      <StaffFilters filter={filter} counts={counts.data} onSearch={onSearch} />
      <PagedList
        query={list}
        isFiltered={isFiltered(filter)}
        empty={{ title: 'Nobody yet', text: 'Nobody has signed in so far.' }}
        noMatch="Nobody here is like that."
        onCursor={(next) => onSearch({ cursor: next })}
      >
        {(members) => (
          <ul className={`${rows.box} ${rows.rows}`}>
            {members.map((member) => (
              <StaffRow key={member.id} member={member} zone={firm.zone} />
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  );
}
