import { NativeSelect, Radio } from '@mantine/core';
import { ROLE_LABELS, ROLE_TEXTS } from '../../../src/features/staff/rules.ts';
import { grantableRoles } from '../../../src/platform/auth/permission-rules.ts';
import { isStaffRole, type StaffRole } from '../../../src/platform/auth/rules.ts';
import type { FieldForm } from '../../admin/use-form.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './staff-page.module.css';

export type RoleValues = { role: StaffRole; attorney: string };

/**
 * The fields for a user's role, limited to the roles that the current user may assign, and for which attorney they are.
 */
export function RoleFields({
  form,
  role,
  onRole,
}: {
  form: FieldForm<'role' | 'attorney'>;
  role: StaffRole;
  onRole: (role: StaffRole) => void;
}) {
  const { data: me } = trpc.staff.me.useQuery();
  const { data: attorneys = [] } = trpc.attorneys.list.useQuery();
  const roles = me && isStaffRole(me.role) ? grantableRoles(me.role) : [];
  return (
    <>
      <Radio.Group
        label="Role"
        value={role}
        error={form.errors.role}
        onChange={(value) => onRole(value as StaffRole)}
      >
        <div className={styles.roles}>
          {roles.map((each) => (
            <Radio
              key={each}
              value={each}
              label={ROLE_LABELS[each]}
              description={ROLE_TEXTS[each]}
            />
          ))}
        </div>
      </Radio.Group>
      <NativeSelect
        label="Attorney (optional)"
        description="Which team member this person is. With the role Attorney, they see this attorney’s appointments."
        data={[
          { value: '', label: 'Not on the team' },
          ...attorneys.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        {...form.getInputProps('attorney')}
      />
    </>
  );
}
