import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { readThemeSearch } from '../features/themes/theme-search.ts';
import { ThemesPage } from '../features/themes/themes-page.tsx';

export const Route = createFileRoute('/admin/themes')({
  component: function Page() {
    return <ThemesPage search={useAdminSearch(readThemeSearch)} onSearch={useChangeSearch()} />;
  },
});
