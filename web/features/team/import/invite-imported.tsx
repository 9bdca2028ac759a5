import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ROLE_LABELS, ROLE_TEXTS } from '../../../../src/features/staff/rules.ts';
import type { ImportedPeople } from '../../../../src/features/team/import/schema.ts';
import { grantableRoles } from '../../../../src/platform/auth/permission-rules.ts';
import { isStaffRole, type StaffRole } from '../../../../src/platform/auth/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { IfCan } from '../../../admin/if-can.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { NotConnectedNotice } from '../../email/not-connected-notice.tsx';
import { useInviteMany } from '../../staff/use-invite-many.ts';
import styles from './import.module.css';

/** After an import: what is left to do, and an invitation for everybody with an address. */
export function InviteImported({ added }: { added: ImportedPeople['added'] }) {
  const { data: me } = trpc.staff.me.useQuery();
  const [role, setRole] = useState<StaffRole>('attorney');
  const { invite, isPending, outcome } = useInviteMany();
  const people = added.flatMap(({ email, slug }) => (email ? [{ email, attorney: slug }] : []));
  const roles = me && isStaffRole(me.role) ? grantableRoles(me.role) : [];
  return (
    <div className={styles.fields}>
      <p>Photos follow from a ZIP file (Team, More actions), or on the page of each person.</p>
      {people.length > 0 && (
        <IfCan permission="staff.manage">
          {outcome ? (
            <p role="status">{outcome}</p>
          ) : (
            <>
              <NotConnectedNotice mail="The mail of each invitation" />
              <NativeSelect
                label="Role in the back office"
                description={ROLE_TEXTS[role]}
                value={role}
                data={roles.map((each) => ({ value: each, label: ROLE_LABELS[each] }))}
                onChange={({ target }) => setRole(target.value as StaffRole)}
              />
              <div>
                <Button
                  pending={isPending}
                  onClick={() => void invite({ people, role, areas: null })}
                >
                  Invite {people.length} to the back office
                </Button>
              </div>
            </>
          )}
        </IfCan>
      )}
    </div>
  );
}
