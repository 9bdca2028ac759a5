import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

/** A boxed remark in the flow of a page. `alert` is read out when it appears. */
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
