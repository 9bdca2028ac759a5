import { accessLabel, ROLE_TEXTS } from '../../../../src/features/staff/rules.ts';
import { isStaffRole } from '../../../../src/platform/auth/rules.ts';
import { Screen } from '../../../admin/screen.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { AccountCard } from './account-card.tsx';
import styles from './account-page.module.css';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** The account page of the signed-in user. */
export function AccountPage() {
  // With Cognito, a password change does not end the user's other sessions.
  const isEmbedded = trpc.identity.config.useQuery().data?.userPoolEndpoint !== undefined;
  return (
    <Screen title="Your account" lead="How you sign in to this back office.">
      <div className={styles.page}>
        <Details />
        <AccountCard
          id="change-password"
          title="Change your password"
          lead={`You stay signed in here.${isEmbedded ? ' All other devices are signed out.' : ''}`}
        >
          <ChangePasswordForm />
        </AccountCard>
        <PasskeysCard />
        <AuthenticatorCard />
        <SessionsCard />
      </div>
    </Screen>
  );
}

function Details() {
  // Cached: the guard has loaded it.
  const { data: me } = trpc.staff.me.useQuery();
  return (
    <AccountCard id="account-details" title="Account details">
      <dl className={styles.details}>
        <dt>Username</dt>
        <dd>{me?.username}</dd>
        <dt>Email address</dt>
        <dd>{me?.email ?? 'none'}</dd>
        <dt>Role</dt>
        <dd>
          {me &&
            isStaffRole(me.role) &&
            `${accessLabel(me.role, me.areas)}. ${ROLE_TEXTS[me.role]}`}
        </dd>
      </dl>
    </AccountCard>
  );
}
