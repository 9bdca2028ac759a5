import { useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { QueryState } from '../../admin/query-state.tsx';
import { Screen } from '../../admin/screen.tsx';
import { useNow } from '../../admin/use-now.ts';
import { trpc } from '../../lib/trpc.ts';
import { useApiUrl } from '../../lib/use-api-url.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import rows from '../../ui/rows.module.css';
import styles from './api-keys.module.css';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { KeyRow } from './key-row.tsx';
import { type NewKey, NewKeyDialog } from './new-key-dialog.tsx';

const MINUTE_MS = 60_000;

/** The API keys for the REST API. */
export function ApiKeysPage() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const docs = useApiUrl('/api/docs');
  const list = trpc.apiKeys.list.useQuery();
  const now = useNow(MINUTE_MS);
  const [isCreating, setCreating] = useState(false);
  const [newKey, setNewKey] = useState<NewKey>();
  return (
    <Screen
      title="API Keys"
      lead={
        <>
          Programs call the <a href={docs}>REST API</a> with a key. Each call is in the audit log.
        </>
      }
      actions={
        <IfCan permission="apiKeys.manage">
          <Button variant="filled" onClick={() => setCreating(true)}>
            <AdminIcon name="plus" />
            Create Key
          </Button>
        </IfCan>
      }
    >
      <div className={rows.box}>
        <QueryState
          query={list}
          what="The list"
          isEmpty={(keys) => keys.length === 0}
          empty={
            <div className={styles.empty}>
              <EmptyState title="No key yet">
                <p className="muted">
                  Create one for a program that reads or changes something here, with only the
                  scopes that it needs.
                </p>
              </EmptyState>
            </div>
          }
        >
          {(keys) => (
            <ul className={rows.rows}>
              {keys.map((each) => (
                <KeyRow key={each.id} apiKey={each} zone={firm.zone} now={now} />
              ))}
            </ul>
          )}
        </QueryState>
      </div>
      {isCreating && <CreateKeyDialog onCreated={setNewKey} onClose={() => setCreating(false)} />}
      {newKey && <NewKeyDialog newKey={newKey} onClose={() => setNewKey(undefined)} />}
    </Screen>
  );
}
