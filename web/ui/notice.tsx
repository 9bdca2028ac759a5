import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

/** An inline notice. With the `alert` role it is announced when it appears. */
export function Notice({
  tone = 'info',
  icon,
  role,
  children,
}: {
  tone?: 'info' | 'warning' | 'danger';
  icon: IconName;
  role?: 'alert' | 'status';
  children: ReactNode;
}) {
  return (
    <div className={`${styles.notice} ${styles[tone]}`} role={role}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
