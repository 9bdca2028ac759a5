import { createFileRoute } from '@tanstack/react-router';
import { useChangeSearch } from '../features/admin/use-change-search.ts';
import { readThemeSearch } from '../features/themes/theme-search.ts';
import { ThemesPage } from '../features/themes/themes-page.tsx';

export const Route = createFileRoute('/admin/themes')({
  ssr: false,
  validateSearch: readThemeSearch,
  component: function Page() {
    return <ThemesPage search={Route.useSearch()} onSearch={useChangeSearch()} />;
  },
});
