import { createFileRoute } from '@tanstack/react-router';
import { SubscribersPage } from '../features/newsletter/subscribers/subscribers-page.tsx';

export const Route = createFileRoute('/admin/newsletter-subscribers')({
  component: SubscribersPage,
});
