import { Checkbox } from '@mantine/core';
import { ROLE_LABELS } from '../../../src/features/staff/rules.ts';
import { STAFF_ROLES, type StaffRole } from '../../../src/platform/auth/rules.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './forms.module.css';

/**
 * Setting for the roles that need a second factor; not shown with Cognito, where that is configured in the user pool.
 */
export function RequireSecondFactor() {
  const { identity, staff } = trpc.useUtils();
  const { data } = trpc.identity.signInOptions.useQuery();
  const toasts = useMutationToasts();
  const save = trpc.identity.requireSecondFactor.useMutation(
    toasts({
      success: 'Saved',
      failure: 'Failed to save the setting',
      // The user may have selected their own role, and then has access only to their account page.
      refresh: () => Promise.all([identity.signInOptions.invalidate(), staff.me.invalidate()]),
    }),
  );
  if (!data) return null;
  const roles = save.isPending ? save.variables.roles : data.secondFactorRoles;
  return (
    <Checkbox.Group
      label="Require a second factor"
      description="People with these roles need an authenticator app or a passkey as well as a password. Until they have set one up, they have access only to their own account."
      value={[...roles]}
      onChange={(chosen) => save.mutate({ roles: chosen as StaffRole[] })}
    >
      <div className={styles.choices}>
        {STAFF_ROLES.map((role) => (
          <Checkbox key={role} value={role} label={ROLE_LABELS[role]} disabled={save.isPending} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
