import { ROLE_LABELS, ROLE_TEXTS } from '../../../src/features/staff/rules.ts';
import { isStaffRole } from '../../../src/platform/auth/rules.ts';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import { Button } from '../../admin/button.tsx';
import { Screen } from '../../admin/screen.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useConfirm } from '../../ui/confirm.ts';
import styles from './account-page.module.css';
import { ChangePasswordForm } from './change-password-form.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The signed-in user's own account. */
export function AccountPage() {
  return (
    <Screen title="Your account" lead="How you sign in to this back office.">
      <div className={styles.page}>
        <Details />
        <section className={styles.card} aria-labelledby="change-password">
          <h2 id="change-password">Change your password</h2>
          <p className="muted">
            You stay signed in here. Within an hour, every other device asks for the new password.
          </p>
          <ChangePasswordForm />
        </section>
        <Sessions />
      </div>
    </Screen>
  );
}

function Details() {
  // The guard has loaded it.
  const { data: me } = trpc.staff.me.useQuery();
  return (
    <section className={styles.card} aria-labelledby="account-details">
      <h2 id="account-details">Who you are here</h2>
      <dl className={styles.details}>
        <dt>Username</dt>
        <dd>{me?.username}</dd>
        <dt>Email address</dt>
        <dd>{me?.email ?? 'none'}</dd>
        <dt>Role</dt>
        <dd>{me && isStaffRole(me.role) && `${ROLE_LABELS[me.role]}: ${ROLE_TEXTS[me.role]}`}</dd>
      </dl>
    </section>
  );
}

function Sessions() {
  const ask = useConfirm();
  const signOut = useSignOut({ everywhere: true });
  const askAndSignOut = async () => {
    const isSure = await ask({
      title: 'Sign out everywhere?',
      text: 'This device is signed out at once, all others within an hour.',
      action: 'Sign Out',
      keep: 'Stay signed in',
    });
    if (isSure) signOut();
  };
  return (
    <section className={styles.card} aria-labelledby="sessions">
      <h2 id="sessions">Other devices</h2>
      <p className="muted">If you have lost a device or left one signed in, end all sessions.</p>
      <Button variant="outline" color="destructive" onClick={() => void askAndSignOut()}>
        <AdminIcon name="sign-out" />
        Sign out everywhere
      </Button>
    </section>
  );
}
