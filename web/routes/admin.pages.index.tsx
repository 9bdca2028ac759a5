import { createFileRoute } from '@tanstack/react-router';
import { PagesPage } from '../features/pages/admin/pages-page.tsx';

export const Route = createFileRoute('/admin/pages/')({ component: PagesPage });
