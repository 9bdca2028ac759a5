import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { AdminShell } from '../admin/admin-shell.tsx';
import { AdminThemeProvider } from '../admin/mantine/admin-theme-provider.tsx';
import { AdvertisingProvider } from '../features/advertising/advertising-provider.tsx';
import { Guard } from '../features/identity/guard.tsx';
import { StepUpProvider } from '../features/identity/step-up/step-up-provider.tsx';
import { useSignOut } from '../features/identity/use-sign-out.ts';
import { Brand } from '../features/site/brand.tsx';
import { staffRoute } from '../lib/staff-route.ts';
import { trpc } from '../lib/trpc.ts';

const SecondFactorMissing = lazy(async () => ({
  default: (await import('../features/identity/second-factor-missing.tsx')).SecondFactorMissing,
}));

export const Route = createFileRoute('/admin')({
  ...staffRoute('Back office'),
  // Each page reads its own parameters (`useAdminSearch`); links may set any of them.
  validateSearch: (search: Record<string, unknown>) => search,
  component: Admin,
});

function Admin() {
  const [layout] = trpc.site.layout.useSuspenseQuery();
  const router = useRouter();
  const signOut = useSignOut();
  const leave = useCallback(() => {
    const { pathname, searchStr } = router.state.location;
    void router.navigate({ to: '/login', search: { redirect: pathname + searchStr } });
  }, [router]);
  const brand = <Brand layout={layout} />;
  return (
    <AdminThemeProvider>
      <Guard brand={brand} onSignedOut={leave}>
        {(user) => (
          <StepUpProvider>
            {user.lacksSecondFactor ? (
              <Suspense fallback={null}>
                <SecondFactorMissing brand={brand} />
              </Suspense>
            ) : (
              <AdminShell
                brand={<Brand layout={layout} isLink={false} />}
                user={user}
                onSignOut={signOut}
              >
                <AdvertisingProvider>
                  <Outlet />
                </AdvertisingProvider>
              </AdminShell>
            )}
          </StepUpProvider>
        )}
      </Guard>
    </AdminThemeProvider>
  );
}
