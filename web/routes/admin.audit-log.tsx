import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { AuditPage } from '../features/audit/audit-page.tsx';
import { readAuditSearch } from '../features/audit/audit-search.ts';

export const Route = createFileRoute('/admin/audit-log')({
  component: function Page() {
    return <AuditPage search={useAdminSearch(readAuditSearch)} onSearch={useChangeSearch()} />;
  },
});
