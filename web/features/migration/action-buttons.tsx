import { type ComponentProps, type ReactNode, useId } from 'react';
import { useCan } from '../../admin/use-can.ts';
import type { Button } from '../../ui/button.tsx';
import styles from './step.module.css';

export type DisabledProps = Pick<
  ComponentProps<typeof Button>,
  'aria-disabled' | 'aria-describedby' | 'onClick'
>;

/**
 * The buttons of a step, with the reason if they are disabled. Spread the props passed to `children` last. Disabled
 * buttons use `aria-disabled` and keep the focus. Users without the permission to run a migration see no buttons.
 */
export function ActionButtons({
  reason,
  children,
}: {
  reason?: string | undefined;
  children: (off: DisabledProps) => ReactNode;
}) {
  const mayRun = useCan()('migration.run');
  const id = useId();
  const off: DisabledProps = reason
    ? {
        'aria-disabled': true,
        'aria-describedby': id,
        onClick: (event) => event.preventDefault(),
      }
    : {};
  if (!mayRun) return null;
  return (
    <div className={styles.acts}>
      <div className={styles.buttons}>{children(off)}</div>
      {reason && (
        <p id={id} className="muted small">
          {reason}
        </p>
      )}
    </div>
  );
}
