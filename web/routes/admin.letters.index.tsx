import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { readLetterSearch } from '../features/letters/letter-search.ts';
import { LettersPage } from '../features/letters/letters-page.tsx';

export const Route = createFileRoute('/admin/letters/')({
  component: function Page() {
    return <LettersPage search={useAdminSearch(readLetterSearch)} onSearch={useChangeSearch()} />;
  },
});
