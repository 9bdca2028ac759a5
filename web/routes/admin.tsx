import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AdminNotFound } from '../admin/admin-not-found.tsx';
import { AdminShell } from '../admin/admin-shell.tsx';
import { Guard } from '../features/identity/guard.tsx';
import { pageHead } from '../lib/page-head.ts';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/admin')({
  // Pages are rendered for nobody in particular; the office, and every route in it, is for somebody.
  ssr: 'data-only',
  loader: async ({ context }) => ({ frame: await context.trpc.site.frame.ensureData() }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          frame: loaderData.frame,
          path: '/admin',
          title: `Back office | ${loaderData.frame.firm.name}`,
          description: 'The back office of the firm.',
          isPrivate: true,
        })
      : {},
  component: Admin,
  notFoundComponent: AdminNotFound,
});

function Admin() {
  const [{ firm }] = trpc.site.frame.useSuspenseQuery();
  const router = useRouter();
  const leave = useCallback(() => {
    const { pathname, searchStr } = router.state.location;
    void router.navigate({ to: '/login', search: { redirect: pathname + searchStr } });
  }, [router]);
  return (
    <Guard onSignedOut={leave}>
      {(user) => (
        <AdminShell firmName={firm.name} user={user}>
          <Outlet />
        </AdminShell>
      )}
    </Guard>
  );
}
