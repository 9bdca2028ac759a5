import type { ReactNode } from 'react';
import notice from '../../components/notice.module.css';
import { OfficeIcon } from '../admin/office-icon.tsx';
import styles from './integrations-page.module.css';

/** A remark on what stands above it. */
export function InfoNote({ children }: { children: ReactNode }) {
  return (
    <div className={`${notice.notice} ${notice.info} ${styles.note}`}>
      <OfficeIcon name="info" />
      <p>{children}</p>
    </div>
  );
}
