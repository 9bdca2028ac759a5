import { createFileRoute } from '@tanstack/react-router';
import { TemplatesPage } from '../features/agreements/admin/templates-page.tsx';

export const Route = createFileRoute('/admin/agreement-templates/')({ component: TemplatesPage });
