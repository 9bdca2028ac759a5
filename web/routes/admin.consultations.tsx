import { createFileRoute } from '@tanstack/react-router';
import { TypesPage } from '../features/availability/consultation-types/types-page.tsx';

export const Route = createFileRoute('/admin/consultations')({ component: TypesPage });
