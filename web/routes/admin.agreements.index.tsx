import { createFileRoute } from '@tanstack/react-router';
import { AgreementsPage } from '../features/agreements/admin/agreements-page.tsx';

export const Route = createFileRoute('/admin/agreements/')({ component: AgreementsPage });
