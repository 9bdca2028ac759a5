import { createFileRoute } from '@tanstack/react-router';
import { EmbedPage } from '../features/embed/admin/embed-page.tsx';

export const Route = createFileRoute('/admin/embed')({ component: EmbedPage });
