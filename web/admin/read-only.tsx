import { createContext, type ReactNode, use } from 'react';
import type { Permission } from '../../src/platform/auth/permissions/rules.ts';
import styles from './read-only.module.css';
import { useCan } from './use-can.ts';

const ReadOnly = createContext(false);

/** Whether the fields around here can only be read; for what a disabled fieldset does not disable. */
export const useReadOnly = (): boolean => use(ReadOnly);

/**
 * Fields that those without the permission can only read: a disabled fieldset disables all fields in it and hides all
 * buttons. Links stay.
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
