import type { ReactNode } from 'react';
import notice from '../ui/notice.module.css';
import { AdminIcon } from './admin-icon.tsx';
import styles from './provider-settings/provider-settings.module.css';

const PLACES = { box: '', flush: styles.flush, above: styles.above } as const;

/** A note about the content above it. */
export function InfoNote({
  place = 'box',
  children,
}: {
  /**
   * Where the note is placed, which decides its margin: in a box without padding, in a container with a gap, or above a
   * whole page.
   */
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
