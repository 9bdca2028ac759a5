import { createFileRoute } from '@tanstack/react-router';
import { ArchivePage } from '../features/advertising/archive-page.tsx';

export const Route = createFileRoute('/admin/advertising')({ component: ArchivePage });
