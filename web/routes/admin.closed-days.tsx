import { createFileRoute } from '@tanstack/react-router';
import { ClosedDaysPage } from '../features/scheduling/closed-days/closed-days-page.tsx';

export const Route = createFileRoute('/admin/closed-days')({ component: ClosedDaysPage });
