import { useId } from 'react';
import { LEAST_ROLE } from '../../../src/features/staff/rules.ts';
import type { RoleFields as RoleChoice } from '../../../src/features/staff/schema.ts';
import { isStaffRole, type StaffRole } from '../../../src/platform/auth/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { RoleFields, type RoleValues } from './role-fields.tsx';
import type { Member } from './staff-columns.tsx';
import styles from './staff-page.module.css';

const loadSchema = async () => (await import('../../../src/features/staff/schema.ts')).roleFields;

/** Dialog to approve an account with a role, or to change the role of a user. */
export function RoleDialog({
  member: { id, username, role: present, areas, attorney },
  role = LEAST_ROLE,
  onClose,
}: {
  member: Member;
  /** The initially selected role for an account without access. */
  role?: StaffRole;
  onClose: () => void;
}) {
  const hasAccess = isStaffRole(present);
  const formId = useId();
  const withToasts = useMutationToasts();
  const { staff } = trpc.useUtils();
  const refresh = () => staff.invalidate();
  const approval = trpc.staff.approve.useMutation(
    withToasts({
      success: `${username} has access now`,
      failure: 'Failed to approve access',
      refresh,
      onSuccess: onClose,
    }),
  );
  const change = trpc.staff.changeRole.useMutation(
    withToasts({
      success: `${username} has another role now`,
      failure: 'Failed to change the role',
      refresh,
      onSuccess: onClose,
    }),
  );
  const { mutate, isPending } = hasAccess ? change : approval;
  const form = useForm<RoleValues, RoleChoice>({
    schema: loadSchema,
    initialValues: {
      role: isStaffRole(present) ? present : role,
      areas,
      attorney: attorney ?? '',
    },
  });
  return (
    <Dialog
      title={hasAccess ? `Role of ${username}` : `Approve ${username}`}
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={formId} pending={isPending}>
            {hasAccess ? 'Save role' : 'Approve'}
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        className={styles.fields}
        noValidate
        onSubmit={form.onSubmit((values) => mutate({ id, ...values }))}
      >
        <RoleFields
          form={form}
          values={form.values}
          onAccess={(access) => form.setValues({ ...form.values, ...access })}
        />
      </form>
    </Dialog>
  );
}
