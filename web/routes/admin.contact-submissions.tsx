import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { useOfficeSearch } from '../admin/use-office-search.ts';
import { readSubmissionSearch } from '../features/contact/submission-search.ts';
import { SubmissionsPage } from '../features/contact/submissions-page.tsx';

export const Route = createFileRoute('/admin/contact-submissions')({
  component: function Page() {
    return (
      <SubmissionsPage
        search={useOfficeSearch(readSubmissionSearch)}
        onSearch={useChangeSearch()}
      />
    );
  },
});
