import { formatCount } from '../../../../src/platform/pagination/rules.ts';
import { CsvExportButton } from '../../../admin/csv-export-button.tsx';
import { FilterBar } from '../../../admin/filter-bar.tsx';
import { LIST_QUERY } from '../../../admin/list-query.ts';
import type { ListSearch, OnSearch } from '../../../admin/list-search.ts';
import { PagedList } from '../../../admin/paged-list.tsx';
import { RefreshButton } from '../../../admin/refresh-button.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { trpc } from '../../../lib/trpc.ts';
import rows from '../../../ui/rows.module.css';
import { SubscriberRow } from './subscriber-row.tsx';

/** The confirmed newsletter subscribers. */
export function SubscribersPage({
  search: { cursor, ...filter },
  onSearch,
}: {
  search: ListSearch;
  onSearch: OnSearch<ListSearch>;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const list = trpc.newsletter.subscribers.useQuery({ ...filter, cursor }, LIST_QUERY);
  const count = trpc.newsletter.subscriberCount.useQuery();
  return (
    <Screen
      title="Newsletter"
      lead={`${formatCount(count.data?.confirmed)} confirmed. People who unsubscribe leave this list: export it again before each letter.`}
      actions={
        <>
          <CsvExportButton
            path="/api/admin/newsletter-subscribers/export"
            fileName="newsletter-subscribers.csv"
            filter={filter}
            failure="Failed to export subscribers"
          />
          <RefreshButton queries={[list, count]} />
        </>
      }
    >
      <FilterBar searchLabel="Search by e-mail" filter={filter} onSearch={onSearch} />
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'No subscribers yet',
          text: 'Addresses appear here once their owners have confirmed the subscription.',
        }}
        noMatch={{ text: 'No confirmed address matches.' }}
        onSearch={onSearch}
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
