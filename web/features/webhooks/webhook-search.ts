import {
  DELIVERY_STATES,
  type DeliveryState,
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '../../../src/features/webhooks/rules.ts';
import { type ListSearch, oneOf, readListSearch, textOf } from '../../admin/list-search.ts';

/**
 * Search parameters of the webhooks page: the tab, the filters of the log, the open delivery, and whether the dialog
 * for a new webhook is open.
 */
export type WebhookSearch = ListSearch & {
  tab?: 'log' | undefined;
  endpoint?: string | undefined;
  state?: DeliveryState | undefined;
  type?: WebhookEventType | undefined;
  open?: string | undefined;
  new?: 1 | undefined;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DELIVERY = /^dlv_[0-9a-f]{32}$/;

const matching = (pattern: RegExp, value: unknown): string | undefined =>
  pattern.test(textOf(value) ?? '') ? textOf(value) : undefined;

export const readWebhookSearch = (search: Record<string, unknown>): WebhookSearch =>
  readListSearch(search, {
    tab: oneOf(['log'] as const, search.tab),
    endpoint: matching(UUID, search.endpoint),
    state: oneOf(DELIVERY_STATES, search.state),
    type: oneOf(WEBHOOK_EVENT_TYPES, search.type),
    open: matching(DELIVERY, search.open),
    new: String(search.new) === '1' ? (1 as const) : undefined,
  });
