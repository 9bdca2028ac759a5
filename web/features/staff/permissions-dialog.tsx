import { ROLE_LABELS } from '../../../src/features/staff/rules.ts';
import {
  hasPermission,
  PERMISSION_NAMES,
  permissionLabel,
} from '../../../src/platform/auth/permission-rules.ts';
import { STAFF_ROLES } from '../../../src/platform/auth/rules.ts';
import { Dialog } from '../../admin/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './staff-page.module.css';

/** Dialog with a table of the permissions of each role. */
export function PermissionsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="What the roles may do"
      size="lg"
      lead={
        <p className="muted small">
          Attorneys see messages that are assigned to them or to nobody, and their own and the
          firm’s appointments.
        </p>
      }
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, which the keyboard needs to scroll */}
      <section className={styles.scroll} tabIndex={0} aria-label="Permissions by role">
        <table className={styles.permissions}>
          <thead>
            <tr>
              <th scope="col">Permission</th>
              {STAFF_ROLES.map((role) => (
                <th key={role} scope="col">
                  {ROLE_LABELS[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PERMISSION_NAMES.map((permission) => (
              <tr key={permission}>
                <th scope="row">{permissionLabel(permission)}</th>
                {STAFF_ROLES.map((role) => (
                  <td key={role}>
                    {hasPermission(role, permission) ? (
                      <>
                        <Icon name="check" size="sm" />
                        <span className="visually-hidden">yes</span>
                      </>
                    ) : (
                      <span className="visually-hidden">no</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
