import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { EntriesPage } from '../features/conflicts/entries-page.tsx';
import { readEntrySearch } from '../features/conflicts/entry-search.ts';

export const Route = createFileRoute('/admin/conflicts')({
  component: function Page() {
    return <EntriesPage search={useAdminSearch(readEntrySearch)} onSearch={useChangeSearch()} />;
  },
});
