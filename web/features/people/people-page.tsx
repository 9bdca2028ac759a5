import { useMemo } from 'react';
import { defaultSort, NO_OWNER, PEOPLE_SORTS } from '../../../src/features/people/rules.ts';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { CsvExportButton } from '../../admin/csv-export-button.tsx';
import { FilterBar } from '../../admin/filter-bar.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { sortOf } from '../../admin/list/list-sort.ts';
import { ListTable } from '../../admin/list/list-table.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { useListSettings } from '../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { RefreshButton } from '../../admin/refresh-button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { trpc } from '../../lib/trpc.ts';
import styles from './people.module.css';
import { peopleColumns } from './people-columns.tsx';
import type { PeopleSearch } from './people-search.ts';

const NEXT_STEPS = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'planned', label: 'Planned' },
  { value: 'none', label: 'No next step' },
] as const;

/** The list of people: everybody who has sent a message, booked, used the calculator or subscribed. */
export function PeoplePage({
  search: { cursor, sort, ...filter },
  onSearch,
  onOpen,
}: {
  search: PeopleSearch;
  onSearch: OnSearch<PeopleSearch>;
  onOpen: (id: string) => void;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const listSettings = useListSettings('people');
  const { layout } = listSettings;
  const list = trpc.people.list.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const { data: choices } = trpc.people.choices.useQuery();
  const columns = useMemo(() => peopleColumns(firm.zone), [firm.zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout });
  return (
    <Screen
      title="People"
      lead="Everybody who has written, booked, calculated or subscribed."
      actions={
        <>
          <CsvExportButton
            permission="people.export"
            path="/api/admin/people/export"
            fileName="people.csv"
            filter={{ ...filter, sort }}
            failure="Failed to export people"
          />
          <RefreshButton queries={[list]} />
        </>
      }
    >
      <FilterBar
        searchLabel="Search by name, address, number, note or message"
        filter={filter}
        onSearch={onSearch}
        end={
          <ListControls
            columns={columns}
            settings={listSettings}
            search={{ ...filter, sort }}
            onSearch={onSearch}
          />
        }
      >
        <ChoiceFilter
          label="Tag"
          all="All tags"
          options={optionsOf(choices?.tags ?? [], filter.tag)}
          value={filter.tag}
          onChange={(tag) => onSearch({ tag })}
        />
        <ChoiceFilter
          label="Owner"
          all="All owners"
          options={[
            ...(choices?.owners ?? []).map(({ id, username }) => ({ value: id, label: username })),
            { value: NO_OWNER, label: 'No owner' },
          ]}
          value={filter.owner}
          onChange={(owner) => onSearch({ owner })}
        />
        <ChoiceFilter
          label="Next step"
          all="All next steps"
          options={NEXT_STEPS}
          value={filter.next}
          onChange={(next) => onSearch({ next })}
        />
      </FilterBar>
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'No people yet',
          text: 'People appear here seconds after they have written, booked or subscribed.',
        }}
        noMatch={{ text: 'No people match the filters.' }}
        onSearch={onSearch}
      >
        {() => (
          <div className={styles.list}>
            <ListTable
              ref={rows}
              label="People"
              table={table}
              sort={sortOf(PEOPLE_SORTS, defaultSort(filter), sort, onSearch)}
              isCompact={layout.isCompact}
              onOpen={onOpen}
            />
          </div>
        )}
      </PagedList>
    </Screen>
  );
}

/** The tag options; the chosen tag is included even if it is no longer in use. */
const optionsOf = (tags: readonly string[], chosen: string | undefined) =>
  [...new Set([...tags, ...(chosen ? [chosen] : [])])].map((tag) => ({ value: tag, label: tag }));
