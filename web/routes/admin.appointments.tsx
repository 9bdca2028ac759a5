import { createFileRoute } from '@tanstack/react-router';
import { AppointmentsPage } from '../features/appointments/admin/appointments-page.tsx';

export const Route = createFileRoute('/admin/appointments')({ component: AppointmentsPage });
