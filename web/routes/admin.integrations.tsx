import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import {
  type IntegrationSearch,
  readIntegrationSearch,
} from '../features/integrations/integration-search.ts';
import { IntegrationsPage } from '../features/integrations/integrations-page.tsx';

export const Route = createFileRoute('/admin/integrations')({
  component: function Page() {
    return (
      <IntegrationsPage
        search={useAdminSearch(readIntegrationSearch)}
        onSearch={useChangeSearch<IntegrationSearch & { cursor?: undefined }>()}
      />
    );
  },
});
