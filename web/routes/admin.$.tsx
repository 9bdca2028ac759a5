import { createFileRoute, notFound } from '@tanstack/react-router';
import { AdminNotFound } from '../admin/admin-not-found.tsx';

/**
 * Catch-all route of the back office; without it, such paths would match the catch-all route of the pages that staff
 * write.
 */
export const Route = createFileRoute('/admin/$')({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: AdminNotFound,
});
