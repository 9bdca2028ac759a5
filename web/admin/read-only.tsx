import { createContext, type ReactNode, use } from 'react';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import styles from './read-only.module.css';
import { useCan } from './use-can.ts';

const ReadOnly = createContext(false);

/** Whether the surrounding fields are read-only; for controls that a disabled fieldset does not disable. */
export const useReadOnly = (): boolean => use(ReadOnly);

/**
 * Makes its fields read-only for users without the permission: a disabled fieldset disables all fields in it and hides
 * all buttons. Links still work.
 */
export function ReadOnlyUnless({
  permission,
  children,
}: {
  permission: Permission;
  children: ReactNode;
}) {
  if (useCan()(permission)) return children;
  return (
    <ReadOnly value={true}>
      <fieldset disabled className={styles.fields}>
        {children}
      </fieldset>
    </ReadOnly>
  );
}
