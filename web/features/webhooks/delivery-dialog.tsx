import { eventLabel } from '../../../src/features/webhooks/rules.ts';
import type { WebhookDelivery } from '../../../src/features/webhooks/schema.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { formatMoment } from '../../lib/format.ts';
import { trpc } from '../../lib/trpc.ts';
import { useLocale } from '../../lib/use-locale.ts';
import { DeliveryState, outcomeOf } from './delivery-columns.tsx';
import styles from './webhooks.module.css';

/** Dialog with the payload sent to a webhook, and the last response. */
export function DeliveryDialog({
  id,
  zone,
  onClose,
}: {
  id: string;
  zone: string;
  onClose: () => void;
}) {
  const query = trpc.webhooks.delivery.useQuery({ id }, { staleTime: 0 });
  const withToasts = useMutationToasts();
  const { webhooks } = trpc.useUtils();
  const redeliver = trpc.webhooks.redeliver.useMutation(
    withToasts({
      success: 'The event is sent again',
      failure: 'Failed to send the event again',
      refresh: () => webhooks.invalidate(),
      onSuccess: onClose,
    }),
  );
  return (
    <Dialog
      title={query.data ? eventLabel(query.data.type) : 'Delivery'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            permission="webhooks.change"
            variant="filled"
            pending={redeliver.isPending}
            onClick={() => redeliver.mutate({ id })}
          >
            <AdminIcon name="refresh" />
            Send Again
          </Button>
        </>
      }
    >
      <QueryState query={query} what="The delivery">
        {(delivery) => (
          <div className={styles.facts}>
            <Facts delivery={delivery} zone={zone} />
            <section aria-label="Sent">
              <h3>Sent</h3>
              <Text>{JSON.stringify(JSON.parse(delivery.payload), null, 2)}</Text>
            </section>
            {delivery.response && (
              <section aria-label="Response">
                <h3>Response</h3>
                <Text>{delivery.response}</Text>
              </section>
            )}
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}

function Facts({ delivery, zone }: { delivery: WebhookDelivery; zone: string }) {
  const locale = useLocale();
  const { eventId, lastAttemptAt, lastStatus, lastError, nextAttemptAt, state } = delivery;
  return (
    <div>
      <p className={styles.head}>
        <DeliveryState delivery={delivery} />
        <span>{outcomeOf(delivery, locale)}</span>
      </p>
      {lastStatus !== null && lastError && <p>{lastError}</p>}
      <p className="muted small">
        {[
          `Id ${eventId}`,
          lastAttemptAt && `last tried ${formatMoment(lastAttemptAt, zone, locale)}`,
          state === 'waiting' &&
            nextAttemptAt &&
            `next ${formatMoment(nextAttemptAt, zone, locale)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}

function Text({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable to be scrolled by keyboard
    <pre className={styles.text} tabIndex={0}>
      {children}
    </pre>
  );
}
