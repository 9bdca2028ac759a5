import { useMemo } from 'react';
import {
  DELIVERY_STATE_LABELS,
  DELIVERY_STATES,
  WEBHOOK_EVENTS,
} from '../../../src/features/webhooks/rules.ts';
import { ChoiceFilter } from '../../admin/choice-filter.tsx';
import { FilterBar } from '../../admin/filter-bar.tsx';
import { ListControls } from '../../admin/list/list-controls.tsx';
import { ListTable } from '../../admin/list/list-table.tsx';
import { useList } from '../../admin/list/use-list.ts';
import { useListSettings } from '../../admin/list/use-list-settings.ts';
import { LIST_QUERY } from '../../admin/list-query.ts';
import type { OnSearch } from '../../admin/list-search.ts';
import { PagedList } from '../../admin/paged-list.tsx';
import { trpc } from '../../lib/trpc.ts';
import { deliveryColumns } from './delivery-columns.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { hostOf } from './endpoint-draft.ts';
import type { WebhookSearch } from './webhook-search.ts';
import styles from './webhooks.module.css';

const STATES = DELIVERY_STATES.map((value) => ({ value, label: DELIVERY_STATE_LABELS[value] }));
const TYPES = WEBHOOK_EVENTS.map(({ type, label }) => ({ value: type, label }));

/** The log of the deliveries of the last 30 days, newest first. */
export function DeliveriesSection({
  search,
  onSearch,
}: {
  search: WebhookSearch;
  onSearch: OnSearch<WebhookSearch>;
}) {
  const { tab: _tab, new: _new, open, cursor, ...filter } = search;
  const { endpoint, state, type } = filter;
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const listSettings = useListSettings('webhook-deliveries');
  const { layout } = listSettings;
  const { data: endpoints = [] } = trpc.webhooks.list.useQuery();
  const list = trpc.webhooks.deliveries.useQuery(
    { endpointId: endpoint, state, type, cursor, limit: layout.pageSize },
    LIST_QUERY,
  );
  const columns = useMemo(() => {
    const hosts = new Map(endpoints.map(({ id, url }) => [id, hostOf(url)]));
    return deliveryColumns(firm.zone, (id) => hosts.get(id) ?? '');
  }, [firm.zone, endpoints]);
  const { table, rows } = useList({ columns, items: list.data?.items, layout, openId: open });
  return (
    <div className={styles.panel}>
      <FilterBar
        filter={filter}
        onSearch={onSearch}
        end={
          <ListControls
            columns={columns}
            settings={listSettings}
            search={{ ...filter }}
            onSearch={onSearch}
          />
        }
      >
        <ChoiceFilter
          label="Receiver"
          all="All receivers"
          options={endpoints.map(({ id, url }) => ({ value: id, label: hostOf(url) }))}
          value={endpoint}
          onChange={(chosen) => onSearch({ cursor: undefined, endpoint: chosen })}
        />
        <ChoiceFilter
          label="State"
          all="All states"
          options={STATES}
          value={state}
          onChange={(chosen) => onSearch({ cursor: undefined, state: chosen })}
        />
        <ChoiceFilter
          label="Event"
          all="All events"
          options={TYPES}
          value={type}
          onChange={(chosen) => onSearch({ cursor: undefined, type: chosen })}
        />
      </FilterBar>
      <PagedList
        query={list}
        filter={filter}
        empty={{
          title: 'No deliveries yet',
          text: 'Events sent to webhooks are listed here for 30 days, with the responses.',
        }}
        noMatch={{ text: 'No deliveries match the filters.' }}
        onSearch={onSearch}
      >
        {() => (
          <ListTable
            ref={rows}
            label="Deliveries"
            table={table}
            isCompact={layout.isCompact}
            openId={open}
            onOpen={(id) => onSearch({ cursor, open: id })}
          />
        )}
      </PagedList>
      {open && (
        <DeliveryDialog
          id={open}
          zone={firm.zone}
          onClose={() => onSearch({ cursor, open: undefined }, { replace: true })}
        />
      )}
    </div>
  );
}
