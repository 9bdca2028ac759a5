import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../features/admin/use-change-search.ts';
import {
  type IntegrationSearch,
  readIntegrationSearch,
} from '../features/integrations/integration-search.ts';
import { IntegrationsPage } from '../features/integrations/integrations-page.tsx';

export const Route = createFileRoute('/admin/integrations')({
  ssr: false,
  validateSearch: readIntegrationSearch,
  component: function Page() {
    return (
      <IntegrationsPage
        search={Route.useSearch()}
        onSearch={useChangeSearch<IntegrationSearch & { cursor?: undefined }>()}
      />
    );
  },
});
