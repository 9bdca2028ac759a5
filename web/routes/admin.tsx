import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AdminNotFound } from '../admin/admin-not-found.tsx';
import { AdminShell } from '../admin/admin-shell.tsx';
import { AdminThemeProvider } from '../admin/mantine/admin-theme-provider.tsx';
import { Guard } from '../features/identity/guard.tsx';
import { useSignOut } from '../features/identity/use-sign-out.ts';
import { Brand } from '../features/site/brand.tsx';
import { pageHead } from '../lib/page-head.ts';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/admin')({
  // Pages are rendered without a user, and the back office with all of its routes needs one.
  ssr: 'data-only',
  loader: async ({ context }) => ({ layout: await context.trpc.site.layout.ensureData() }),
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          layout: loaderData.layout,
          path: '/admin',
          title: `Back office | ${loaderData.layout.firm.name}`,
          description: 'The back office of the firm.',
          isPrivate: true,
        })
      : {},
  component: Admin,
  notFoundComponent: AdminNotFound,
});

function Admin() {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const router = useRouter();
  const signOut = useSignOut();
  const leave = useCallback(() => {
    const { pathname, searchStr } = router.state.location;
    void router.navigate({ to: '/login', search: { redirect: pathname + searchStr } });
  }, [router]);
  const brand = <Brand name={firm.name} />;
  return (
    <AdminThemeProvider>
      <Guard brand={brand} onSignedOut={leave}>
        {(user) => (
          <AdminShell brand={brand} firmName={firm.name} user={user} onSignOut={signOut}>
            <Outlet />
          </AdminShell>
        )}
      </Guard>
    </AdminThemeProvider>
  );
}
