import { createFileRoute } from '@tanstack/react-router';
import { StaffPage } from '../features/staff/staff-page.tsx';

export const Route = createFileRoute('/admin/staff')({ component: StaffPage });
