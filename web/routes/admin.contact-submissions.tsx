import { createFileRoute } from '@tanstack/react-router';
import { SubmissionsPage } from '../features/contact/submissions-page.tsx';

export const Route = createFileRoute('/admin/contact-submissions')({ component: SubmissionsPage });
