import { createFileRoute } from '@tanstack/react-router';
import { TypesPage } from '../features/scheduling/consultation-types/types-page.tsx';

export const Route = createFileRoute('/admin/consultations')({ component: TypesPage });
