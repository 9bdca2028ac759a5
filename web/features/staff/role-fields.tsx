import { Checkbox, Input, NativeSelect, Radio } from '@mantine/core';
import { AREA_LABELS, ROLE_LABELS, ROLE_TEXTS } from '../../../src/features/staff/rules.ts';
import { type Area, areasOf } from '../../../src/platform/auth/area-rules.ts';
import { grantableRoles } from '../../../src/platform/auth/permission-rules.ts';
import { isStaffRole, type StaffRole } from '../../../src/platform/auth/rules.ts';
import type { FieldForm } from '../../admin/use-form.ts';
import { trpc } from '../../lib/trpc.ts';
import styles from './staff-page.module.css';

export type RoleValues = { role: StaffRole; areas: Area[] | null; attorney: string };

/**
 * The fields for a user's role, limited to the roles that the current user may assign: what of it they get, and for
 * which attorney they are.
 */
export function RoleFields({
  form,
  values: { role, areas },
  onAccess,
  hasAttorney = true,
}: {
  form: FieldForm<'role' | 'areas' | 'attorney'>;
  values: Pick<RoleValues, 'role' | 'areas'>;
  onAccess: (access: Pick<RoleValues, 'role' | 'areas'>) => void;
  /** Whether the role is that of one person, who may be an attorney of the firm. */
  hasAttorney?: boolean;
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
        onChange={(value) => onAccess({ role: value as StaffRole, areas: null })}
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
      {areasOf(role).length > 0 && (
        <AreaFields
          role={role}
          areas={areas}
          error={form.errors.areas}
          onAreas={(chosen) => onAccess({ role, areas: chosen })}
        />
      )}
      {hasAttorney && (
        <NativeSelect
          label="Attorney (optional)"
          description="Which team member this person is. With the role Attorney, they see this attorney’s appointments."
          data={[
            { value: '', label: 'Not on the team' },
            ...attorneys.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          {...form.getInputProps('attorney')}
        />
      )}
    </>
  );
}

/** Limits a role to some of its areas. */
function AreaFields({
  role,
  areas,
  error,
  onAreas,
}: {
  role: StaffRole;
  areas: Area[] | null;
  error: string | undefined;
  onAreas: (areas: Area[] | null) => void;
}) {
  return (
    <Input.Wrapper error={error}>
      <Checkbox
        label="Only some areas"
        description="Without a say in who has access, and without the tools for your IT."
        checked={areas !== null}
        onChange={({ target }) => onAreas(target.checked ? [] : null)}
      />
      {areas && (
        <Checkbox.Group
          aria-label="Areas"
          value={areas}
          onChange={(chosen) => onAreas(chosen as Area[])}
        >
          <div className={styles.areas}>
            {areasOf(role).map((area) => (
              <Checkbox key={area} value={area} label={AREA_LABELS[area]} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </Input.Wrapper>
  );
}
