import type { ReactNode } from 'react';
import { AdminIcon } from '../../admin/admin-icon.tsx';
import notice from '../../ui/notice.module.css';
import styles from './integrations-page.module.css';

/** A remark on what stands above it. */
export function InfoNote({ children }: { children: ReactNode }) {
  return (
    <div className={`${notice.notice} ${notice.info} ${styles.note}`}>
      <AdminIcon name="info" />
      <p>{children}</p>
    </div>
  );
}
