import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { useOfficeSearch } from '../admin/use-office-search.ts';
import { MailPage } from '../features/email/mail-page.tsx';
import { readMailSearch } from '../features/email/mail-search.ts';

export const Route = createFileRoute('/admin/mail')({
  component: function Page() {
    return <MailPage search={useOfficeSearch(readMailSearch)} onSearch={useChangeSearch()} />;
  },
});
