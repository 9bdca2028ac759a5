import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { useOfficeSearch } from '../admin/use-office-search.ts';
import { readThemeSearch } from '../features/themes/theme-search.ts';
import { ThemesPage } from '../features/themes/themes-page.tsx';

export const Route = createFileRoute('/admin/themes')({
  component: function Page() {
    return <ThemesPage search={useOfficeSearch(readThemeSearch)} onSearch={useChangeSearch()} />;
  },
});
