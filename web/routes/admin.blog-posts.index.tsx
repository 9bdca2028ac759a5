import { createFileRoute } from '@tanstack/react-router';
import { AdminArticlesPage } from '../features/articles/admin-articles-page.tsx';

export const Route = createFileRoute('/admin/blog-posts/')({ component: AdminArticlesPage });
