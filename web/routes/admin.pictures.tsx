import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { readPictureSearch } from '../features/pictures/picture-search.ts';
import { PicturesPage } from '../features/pictures/pictures-page.tsx';

export const Route = createFileRoute('/admin/pictures')({
  component: function Page() {
    return <PicturesPage search={useAdminSearch(readPictureSearch)} onSearch={useChangeSearch()} />;
  },
});
