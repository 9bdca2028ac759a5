import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { readSubscriberSearch } from '../features/newsletter/subscribers/subscriber-search.ts';
import { SubscribersPage } from '../features/newsletter/subscribers/subscribers-page.tsx';

export const Route = createFileRoute('/admin/newsletter-subscribers')({
  component: function Page() {
    return (
      <SubscribersPage search={useAdminSearch(readSubscriberSearch)} onSearch={useChangeSearch()} />
    );
  },
});
