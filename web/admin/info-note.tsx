import type { ReactNode } from 'react';
import notice from '../ui/notice.module.css';
import { AdminIcon } from './admin-icon.tsx';
import styles from './provider-settings/provider-settings.module.css';

const PLACES = { box: '', flush: styles.flush, above: styles.above } as const;

/** A remark on the content above it. */
export function InfoNote({
  place = 'box',
  children,
}: {
  /** Where it stands: in a box without padding, among things that keep their distance, or above a whole page. */
  place?: keyof typeof PLACES;
  children: ReactNode;
}) {
  return (
    <div className={`${notice.notice} ${notice.info} ${styles.note} ${PLACES[place]}`}>
      <AdminIcon name="info" />
      <p>{children}</p>
    </div>
  );
}
