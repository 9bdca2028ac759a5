import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AdminThemeProvider } from '../admin/mantine/admin-theme-provider.tsx';
import { Notice } from '../admin/notice.tsx';
import { LoginPage } from '../features/identity/login-page.tsx';
import { safeRedirect } from '../features/identity/safe-redirect.ts';
import { SignInLayout } from '../features/identity/sign-in-layout.tsx';
import { useOpenSession } from '../features/identity/use-open-session.ts';
import { staffRoute } from '../lib/staff-route.ts';
import { trpc } from '../lib/trpc.ts';

export const Route = createFileRoute('/login')({
  ...staffRoute('Sign in'),
  // Validated by `safeRedirect` when it is used.
  validateSearch: ({ redirect }: Record<string, unknown>): { redirect?: string | undefined } => ({
    redirect: typeof redirect === 'string' ? redirect : undefined,
  }),
  component: Login,
});

function Login() {
  const [layout] = trpc.site.layout.useSuspenseQuery();
  const { redirect } = Route.useSearch();
  const invitation = /^invitation=(\S+)$/.exec(useLocation().hash)?.[1];
  const { history } = useRouter();
  const { user, isLoading, failed, tryAgain } = useOpenSession();
  const isIn = user !== null && !isLoading;
  const goOn = () => history.replace(safeRedirect(redirect));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect redirects only when the sign-in state changes
  useEffect(() => {
    if (isIn) goOn();
  }, [isIn]);

  return (
    <AdminThemeProvider>
      <SignInLayout layout={layout}>
        <h1 className="visually-hidden">Sign in</h1>
        {failed && (
          <Notice tone="danger" icon="alert" role="alert">
            <p>
              Signing in is not possible right now.{' '}
              <button type="button" onClick={tryAgain}>
                Try again
              </button>
            </p>
          </Notice>
        )}
        <LoginPage
          isRestricted={redirect !== undefined && !isIn}
          invitation={invitation}
          onSignedIn={goOn}
        />
      </SignInLayout>
    </AdminThemeProvider>
  );
}
