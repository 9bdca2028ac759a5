import { createFileRoute, notFound } from '@tanstack/react-router';
import { AdminNotFound } from '../admin/admin-not-found.tsx';

/** Every path of the back office without a route of its own; otherwise the pages that staff write would match it. */
export const Route = createFileRoute('/admin/$')({
  loader: () => {
    throw notFound();
  },
  notFoundComponent: AdminNotFound,
});
