import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { TypesPage } from '../features/availability/consultation-types/types-page.tsx';
import { readTypesSearch } from '../features/availability/consultation-types/types-search.ts';

export const Route = createFileRoute('/admin/consultations')({
  component: function Page() {
    return <TypesPage search={useAdminSearch(readTypesSearch)} onSearch={useChangeSearch()} />;
  },
});
