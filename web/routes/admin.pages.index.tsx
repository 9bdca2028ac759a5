import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { PagesPage } from '../features/pages/admin/pages-page.tsx';
import { readPagesSearch } from '../features/pages/admin/pages-search.ts';

export const Route = createFileRoute('/admin/pages/')({
  component: function Page() {
    const navigate = useNavigate();
    return (
      <PagesPage
        search={useAdminSearch(readPagesSearch)}
        onSearch={useChangeSearch()}
        onCreated={(id) =>
          void navigate({ to: '/admin/pages/$id', params: { id }, ignoreBlocker: true })
        }
      />
    );
  },
});
