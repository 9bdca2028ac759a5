import { useState } from 'react';
import type { WebhookEndpoint } from '../../../src/features/webhooks/schema.ts';
import { QueryState } from '../../admin/query-state.tsx';
import { useCan } from '../../admin/use-can.ts';
import { trpc } from '../../lib/trpc.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import rows from '../../ui/rows.module.css';
import type { WebhookSearch } from './deliveries-section.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointRow } from './endpoint-row.tsx';
import type { ShownSecret } from './secret-dialog.tsx';
import styles from './webhooks.module.css';

/** The webhooks with their states and actions. */
export function EndpointsSection({
  onSecret,
  onLog,
}: {
  onSecret: (secret: ShownSecret) => void;
  /** Opens the delivery log of an endpoint. */
  onLog: (filter: Pick<WebhookSearch, 'endpoint' | 'state' | 'open'>) => void;
}) {
  const list = trpc.webhooks.list.useQuery();
  const mayChange = useCan()('webhooks.change');
  const [edited, setEdited] = useState<WebhookEndpoint>();
  return (
    <div className={`${rows.box} ${styles.panel}`}>
      <QueryState
        query={list}
        what="The list"
        isEmpty={(endpoints) => endpoints.length === 0}
        empty={
          <div className={styles.empty}>
            <EmptyState title="No webhook yet">
              <p className="muted">
                {mayChange ? 'Add one to send' : 'A webhook sends'} events to a client register, a
                spreadsheet or a service such as Zapier.
              </p>
            </EmptyState>
          </div>
        }
      >
        {(endpoints) => (
          <ul className={rows.rows}>
            {endpoints.map((endpoint) => (
              <EndpointRow
                key={endpoint.id}
                endpoint={endpoint}
                onEdit={() => setEdited(endpoint)}
                onSecret={onSecret}
                onLog={onLog}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {edited && (
        <EndpointDialog key={edited.id} endpoint={edited} onClose={() => setEdited(undefined)} />
      )}
    </div>
  );
}
