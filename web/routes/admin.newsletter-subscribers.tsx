import { createFileRoute } from '@tanstack/react-router';
import { readListSearch } from '../admin/list-search.ts';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { SubscribersPage } from '../features/newsletter/subscribers/subscribers-page.tsx';

const readSearch = (search: Record<string, unknown>) => readListSearch(search, {});

export const Route = createFileRoute('/admin/newsletter-subscribers')({
  component: function Page() {
    return <SubscribersPage search={useAdminSearch(readSearch)} onSearch={useChangeSearch()} />;
  },
});
