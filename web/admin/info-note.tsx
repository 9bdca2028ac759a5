import type { ReactNode } from 'react';
import notice from '../ui/notice.module.css';
import { AdminIcon } from './admin-icon.tsx';
import styles from './provider-settings/provider-settings.module.css';

/** A remark on the content above it. */
export function InfoNote({ children }: { children: ReactNode }) {
  return (
    <div className={`${notice.notice} ${notice.info} ${styles.note}`}>
      <AdminIcon name="info" />
      <p>{children}</p>
    </div>
  );
}
