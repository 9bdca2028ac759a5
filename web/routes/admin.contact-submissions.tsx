import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { readSubmissionSearch } from '../features/contact/submission-search.ts';
import { SubmissionsPage } from '../features/contact/submissions-page.tsx';

export const Route = createFileRoute('/admin/contact-submissions')({
  component: function Page() {
    return (
      <SubmissionsPage search={useAdminSearch(readSubmissionSearch)} onSearch={useChangeSearch()} />
    );
  },
});
