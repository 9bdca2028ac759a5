import { createFileRoute } from '@tanstack/react-router';
import { ThemesPage } from '../features/themes/themes-page.tsx';

export const Route = createFileRoute('/admin/themes')({ component: ThemesPage });
