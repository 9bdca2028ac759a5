import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../features/admin/use-change-search.ts';
import { useOfficeSearch } from '../features/admin/use-office-search.ts';
import { MailPage } from '../features/email/mail-page.tsx';
import { readMailSearch } from '../features/email/mail-search.ts';

export const Route = createFileRoute('/admin/mail')({
  component: function Page() {
    return <MailPage search={useOfficeSearch(readMailSearch)} onSearch={useChangeSearch()} />;
  },
});
