import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Office } from '../admin/office.tsx';
import { OfficeNotFound } from '../admin/office-not-found.tsx';
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
  notFoundComponent: OfficeNotFound,
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
        <Office firmName={firm.name} user={user}>
          <Outlet />
        </Office>
      )}
    </Guard>
  );
}
