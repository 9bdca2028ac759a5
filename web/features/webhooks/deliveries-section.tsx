import {
  DELIVERY_STATE_LABELS,
  DELIVERY_STATES,
  WEBHOOK_EVENTS,
} from '../../../src/features/webhooks/rules.ts';
import { choiceFilter } from '../../admin/list/filters.ts';
import { ListBody } from '../../admin/list/list-body.tsx';
import { defineList, type SearchOfList } from '../../admin/list/list-definition.ts';
import { useList } from '../../admin/list/use-list.ts';
import { flag, matching, oneOf } from '../../admin/list-search.ts';
import { trpc } from '../../lib/trpc.ts';
import { deliveryColumns, useEndpointOptions } from './delivery-columns.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import styles from './webhooks.module.css';

export const DELIVERIES = defineList({
  id: 'webhook-deliveries',
  label: 'Deliveries',
  filters: {
    endpoint: {
      read: matching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      control: {
        kind: 'choice',
        label: 'Receiver',
        all: 'All receivers',
        useOptions: useEndpointOptions,
      },
    },
    state: choiceFilter(
      'State',
      'All states',
      DELIVERY_STATES.map((value) => ({ value, label: DELIVERY_STATE_LABELS[value] })),
    ),
    type: choiceFilter(
      'Event',
      'All events',
      WEBHOOK_EVENTS.map(({ type, label }) => ({ value: type, label })),
    ),
  },
  others: { tab: oneOf(['log']), open: matching(/^dlv_[0-9a-f]{32}$/), new: flag },
  rows: {
    useQuery: ({ endpoint, ...input }, options) =>
      trpc.webhooks.deliveries.useQuery({ ...input, endpointId: endpoint }, options),
  },
  columns: deliveryColumns,
  empty: {
    title: 'No deliveries yet',
    text: 'Events sent to webhooks are listed here for 30 days, with the responses.',
  },
  noMatch: 'No deliveries match the filters.',
});

/**
 * The search parameters of the webhooks page: the tab, the filters of the log, the open delivery, and whether the dialog
 * for a new webhook is open.
 */
export type WebhookSearch = SearchOfList<typeof DELIVERIES>;

/** The log of the deliveries of the last 30 days, newest first. */
export function DeliveriesSection() {
  const list = useList(DELIVERIES);
  return (
    <div className={styles.panel}>
      <ListBody list={list} onOpen={list.onOpen} />
      {list.openId && <DeliveryDialog id={list.openId} zone={list.zone} onClose={list.onClose} />}
    </div>
  );
}
