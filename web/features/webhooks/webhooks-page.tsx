import { useState } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { IfCan } from '../../admin/if-can.tsx';
import { Screen } from '../../admin/screen.tsx';
import { Tabs } from '../../admin/tabs.tsx';
import { useAdminSearch } from '../../admin/use-admin-search.ts';
import { DELIVERIES, DeliveriesSection } from './deliveries-section.tsx';
import { EndpointDialog } from './endpoint-dialog.tsx';
import { EndpointsSection } from './endpoints-section.tsx';
import { SecretDialog, type ShownSecret } from './secret-dialog.tsx';

const TABS = [
  { key: 'endpoints', title: 'Webhooks' },
  { key: 'log', title: 'Log' },
] as const;

/** The page of the webhooks that notify other systems of events, with the delivery log. */
export function WebhooksPage() {
  const [search, onSearch] = useAdminSearch(DELIVERIES.readers);
  const [secret, setSecret] = useState<ShownSecret>();
  return (
    <Screen
      title="Webhooks"
      lead="Sends events to other systems at once, signed and in order, and retries until they respond."
      actions={
        <Button permission="webhooks.change" variant="filled" onClick={() => onSearch({ new: 1 })}>
          <AdminIcon name="plus" />
          Add Webhook
        </Button>
      }
    >
      <Tabs
        label="Webhooks"
        tabs={TABS}
        current={search.tab ?? 'endpoints'}
        onChange={(tab) =>
          onSearch({
            tab: tab === 'log' ? tab : undefined,
            ...{ cursor: undefined, endpoint: undefined, state: undefined, type: undefined },
          })
        }
      >
        {search.tab === 'log' ? (
          <DeliveriesSection />
        ) : (
          <EndpointsSection
            onSecret={setSecret}
            onLog={(filter) => onSearch({ tab: 'log', ...filter })}
          />
        )}
      </Tabs>
      {search.new && (
        <IfCan permission="webhooks.change">
          <EndpointDialog onSecret={setSecret} onClose={() => onSearch({ new: undefined })} />
        </IfCan>
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </Screen>
  );
}
