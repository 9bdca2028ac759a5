import { createFileRoute } from '@tanstack/react-router';
import { MigrationPage } from '../features/migration/migration-page.tsx';

export const Route = createFileRoute('/admin/migration')({ component: MigrationPage });
