import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { useOfficeSearch } from '../admin/use-office-search.ts';
import {
  type IntegrationSearch,
  readIntegrationSearch,
} from '../features/integrations/integration-search.ts';
import { IntegrationsPage } from '../features/integrations/integrations-page.tsx';

export const Route = createFileRoute('/admin/integrations')({
  component: function Page() {
    return (
      <IntegrationsPage
        search={useOfficeSearch(readIntegrationSearch)}
        onSearch={useChangeSearch<IntegrationSearch & { cursor?: undefined }>()}
      />
    );
  },
});
