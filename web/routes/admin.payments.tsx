import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage } from '../features/payments/payments-page.tsx';

export const Route = createFileRoute('/admin/payments')({ component: PaymentsPage });
