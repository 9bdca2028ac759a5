import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '../features/migration/report-page.tsx';

export const Route = createFileRoute('/admin/migration_/report')({ component: ReportPage });
