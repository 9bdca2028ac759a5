import type { ReactNode } from 'react';
import { Button } from '../../admin/button.tsx';
import { ConfirmProvider } from '../../admin/confirm-provider.tsx';
import { Notice } from '../../admin/notice.tsx';
import { trpc } from '../../lib/trpc.ts';
import { AccountPage } from './account/account-page.tsx';
import styles from './second-factor-missing.module.css';
import { useSignOut } from './use-sign-out.ts';

/**
 * Shown instead of the back office to users whose role requires a second factor and who have none: only their account
 * page.
 */
export function SecondFactorMissing({ brand }: { brand: ReactNode }) {
  const me = trpc.staff.me.useQuery();
  const signOut = useSignOut();
  return (
    <ConfirmProvider>
      <main id="main" className={styles.page}>
        <header className={styles.head}>
          {brand}
          <Button variant="subtle" onClick={signOut}>
            Sign Out
          </Button>
        </header>
        <Notice tone="warning" icon="alert" role="alert">
          <p>
            <b>Your role needs a second factor</b>
          </p>
          <p>
            Set up an authenticator app or add a passkey below. Then you can go on to the back
            office.
          </p>
          <Button variant="filled" pending={me.isFetching} onClick={() => void me.refetch()}>
            Continue
          </Button>
        </Notice>
        <AccountPage />
      </main>
    </ConfirmProvider>
  );
}
