import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { readWebhookSearch } from '../features/webhooks/webhook-search.ts';
import { WebhooksPage } from '../features/webhooks/webhooks-page.tsx';

export const Route = createFileRoute('/admin/webhooks')({
  component: function Page() {
    return <WebhooksPage search={useAdminSearch(readWebhookSearch)} onSearch={useChangeSearch()} />;
  },
});
