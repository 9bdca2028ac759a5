import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '../features/audit/audit-page.tsx';

export const Route = createFileRoute('/admin/audit-log')({ component: AuditPage });
