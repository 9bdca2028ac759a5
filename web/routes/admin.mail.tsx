import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../features/admin/use-change-search.ts';
import { MailPage } from '../features/email/mail-page.tsx';
import { readMailSearch } from '../features/email/mail-search.ts';

export const Route = createFileRoute('/admin/mail')({
  ssr: false,
  validateSearch: readMailSearch,
  component: function Page() {
    return <MailPage search={Route.useSearch()} onSearch={useChangeSearch()} />;
  },
});
