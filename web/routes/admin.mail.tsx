import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { MailPage } from '../features/email/mail-page.tsx';
import { readMailSearch } from '../features/email/mail-search.ts';

export const Route = createFileRoute('/admin/mail')({
  component: function Page() {
    return <MailPage search={useAdminSearch(readMailSearch)} onSearch={useChangeSearch()} />;
  },
});
