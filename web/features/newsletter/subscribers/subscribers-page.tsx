import { formatCount } from '../../../../src/platform/pagination/rules.ts';
import { CsvExportButton } from '../../../admin/csv-export-button.tsx';
import { FilterBar, isFiltered } from '../../../admin/filter-bar.tsx';
import { PagedList } from '../../../admin/paged-list.tsx';
import { RefreshButton } from '../../../admin/refresh-button.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { SearchBox } from '../../../admin/search-box.tsx';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import { SubscriberRow } from './subscriber-row.tsx';
import type { SubscriberSearch } from './subscriber-search.ts';

type OnSearch = (change: Partial<SubscriberSearch>, options?: { replace?: boolean }) => void;

/** Who has confirmed a subscription to the newsletter. */
export function SubscribersPage({
  search: { cursor, ...filter },
  onSearch,
}: {
  search: SubscriberSearch;
  onSearch: OnSearch;
}) {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const list = trpc.newsletter.subscribers.useQuery(
    { ...filter, cursor },
    { placeholderData: (before) => before },
  );
  const count = trpc.newsletter.subscriberCount.useQuery();
  return (
    <Screen
      title="Newsletter"
      lead={
        count.data &&
        `${formatCount(count.data.confirmed)} confirmed. People who unsubscribe leave this list: export it again before each letter.`
      }
      actions={
        <>
          <CsvExportButton
            path="/api/admin/newsletter-subscribers/export"
            fileName="newsletter-subscribers.csv"
            filter={filter}
            failure="Failed to export subscribers"
          />
          <RefreshButton
            isFetching={list.isFetching}
            onRefresh={() => Promise.all([list.refetch(), count.refetch()])}
          />
        </>
      }
    >
      <FilterBar filter={filter} onSearch={onSearch}>
        <SearchBox
          label="Search by e-mail"
          value={filter.q}
          onChange={(q) => onSearch({ q }, { replace: true })}
        />
      </FilterBar>
      <PagedList
        query={list}
        isFiltered={isFiltered(filter)}
        empty={{
          title: 'No subscribers yet',
          text: 'Addresses appear here once their owners have confirmed the subscription.',
        }}
        noMatch="No confirmed address matches."
        onCursor={(next) => onSearch({ cursor: next })}
      >
        {(subscribers) => (
          <ul className={`${rows.box} ${rows.rows}`}>
            {subscribers.map((subscriber) => (
              <SubscriberRow key={subscriber.id} subscriber={subscriber} zone={firm.zone} />
            ))}
          </ul>
        )}
      </PagedList>
    </Screen>
  );
}
