import { createFileRoute } from '@tanstack/react-router';
import { VisitsPage } from '../features/visits/visits-page.tsx';

export const Route = createFileRoute('/admin/visits')({ component: VisitsPage });
