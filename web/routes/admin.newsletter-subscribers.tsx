import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { useOfficeSearch } from '../admin/use-office-search.ts';
import { readSubscriberSearch } from '../features/newsletter/subscribers/subscriber-search.ts';
import { SubscribersPage } from '../features/newsletter/subscribers/subscribers-page.tsx';

export const Route = createFileRoute('/admin/newsletter-subscribers')({
  component: function Page() {
    return (
      <SubscribersPage
        search={useOfficeSearch(readSubscriberSearch)}
        onSearch={useChangeSearch()}
      />
    );
  },
});
