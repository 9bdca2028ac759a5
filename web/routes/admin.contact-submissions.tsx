import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../features/admin/use-change-search.ts';
import { readSubmissionSearch } from '../features/contact/submission-search.ts';
import { SubmissionsPage } from '../features/contact/submissions-page.tsx';

export const Route = createFileRoute('/admin/contact-submissions')({
  ssr: false,
  validateSearch: readSubmissionSearch,
  component: function Page() {
    return <SubmissionsPage search={Route.useSearch()} onSearch={useChangeSearch()} />;
  },
});
