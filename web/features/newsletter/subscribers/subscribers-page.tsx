import { useMemo } from 'react';
import { SUBSCRIBER_SORTS } from '../../../../src/features/newsletter/subscribers/rules.ts';
import { formatCount } from '../../../../src/platform/pagination/rules.ts';
import { CsvExportButton } from '../../../admin/csv-export-button.tsx';
import { FilterBar } from '../../../admin/filter-bar.tsx';
import { ListControls } from '../../../admin/list/list-controls.tsx';
import { sortOf } from '../../../admin/list/list-sort.ts';
import { ListTable } from '../../../admin/list/list-table.tsx';
import { useList } from '../../../admin/list/use-list.ts';
import { useListSettings } from '../../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../../admin/list-query.ts';
import type { OnSearch } from '../../../admin/list-search.ts';
import { PagedList } from '../../../admin/paged-list.tsx';
import { RefreshButton } from '../../../admin/refresh-button.tsx';
import { Screen } from '../../../admin/screen.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { subscriberColumns } from './subscriber-columns.tsx';
import type { SubscriberSearch } from './subscriber-search.ts';
import styles from './subscribers-page.module.css';
import { SubscribersSelection } from './subscribers-selection.tsx';

/** The confirmed newsletter subscribers. */
export function SubscribersPage({
  search: { cursor, sort, ...filter },
  onSearch,
}: {
  search: SubscriberSearch;
  onSearch: OnSearch<SubscriberSearch>;
}) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const listSettings = useListSettings('subscribers');
  const { layout } = listSettings;
  const list = trpc.newsletter.subscribers.useQuery(
    { ...filter, sort, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const count = trpc.newsletter.subscriberCount.useQuery();
  const columns = useMemo(() => subscriberColumns(firm.zone), [firm.zone]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout });
  return (
    <Screen
      title="Newsletter"
      lead={`${formatCount(count.data?.confirmed)} confirmed. Letters go to this list. People who unsubscribe are removed from it.`}
      actions={
        <>
          <CsvExportButton
            permission="subscribers.export"
            path="/api/admin/newsletter-subscribers/export"
            fileName="newsletter-subscribers.csv"
            filter={{ ...filter, sort }}
            failure="Failed to export subscribers"
          />
          <RefreshButton queries={[list, count]} />
        </>
      }
    >
      <FilterBar
        searchLabel="Search by e-mail"
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
      />
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
        {() => (
          <div className={styles.list}>
            <ListTable
              ref={rows}
              label="Subscribers"
              table={table}
              sort={sortOf(SUBSCRIBER_SORTS, '-subscribed', sort, onSearch)}
              isCompact={layout.isCompact}
            />
          </div>
        )}
      </PagedList>
      <SubscribersSelection table={table} filter={filter} page={list.data} />
    </Screen>
  );
}
