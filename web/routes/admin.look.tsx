import { createFileRoute } from '@tanstack/react-router';
import { LookPage } from '../features/look/admin/look-page.tsx';

export const Route = createFileRoute('/admin/look')({ component: LookPage });
