import { Badge } from '@mantine/core';
import { DELIVERY_STATE_LABELS, eventLabel } from '../../../src/features/webhooks/rules.ts';
import type { WebhookDelivery } from '../../../src/features/webhooks/schema.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import type { ListColumn } from '../../admin/list/list-features.ts';
import { ListTime } from '../../admin/list/list-time.tsx';
import { OpenButton } from '../../admin/list/open-button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { hostOf } from './endpoint-draft.ts';

const COLORS = { waiting: 'gray', delivered: 'success', failed: 'destructive' } as const;

export function DeliveryState({ delivery: { state } }: { delivery: WebhookDelivery }) {
  return <Badge color={COLORS[state]}>{DELIVERY_STATE_LABELS[state]}</Badge>;
}

/** The outcome of the last attempt, in a few words. */
export function outcomeOf(
  { attempts, lastStatus, lastError, durationMs }: WebhookDelivery,
  locale: string,
): string {
  if (lastStatus === null) return lastError ?? 'Not tried yet';
  const times = attempts > 1 ? `, attempt ${attempts}` : '';
  return `${lastStatus} in ${formatNumber(durationMs ?? 0, locale)} ms${times}`;
}

/** The options of the filter by endpoint. */
export function useEndpointOptions() {
  const { data = [] } = trpc.webhooks.list.useQuery();
  return data.map(({ id, url }) => ({ value: id, label: hostOf(url) }));
}

function Receiver({ id }: { id: string }) {
  return useEndpointOptions().find(({ value }) => value === id)?.label;
}

/** The columns of the delivery log. */
export const deliveryColumns = (zone: string, locale: string): ListColumn<WebhookDelivery>[] => [
  {
    id: 'event',
    header: 'Event',
    enableHiding: false,
    cell: ({ row }) => <OpenButton>{eventLabel(row.original.type)}</OpenButton>,
  },
  {
    id: 'receiver',
    header: 'Receiver',
    cell: ({ row }) => <Receiver id={row.original.endpointId} />,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ row }) => <DeliveryState delivery={row.original} />,
  },
  { id: 'answer', header: 'Response', cell: ({ row }) => outcomeOf(row.original, locale) },
  {
    id: 'date',
    header: 'Date',
    cell: ({ row }) => <ListTime instant={row.original.createdAt} zone={zone} />,
  },
];
