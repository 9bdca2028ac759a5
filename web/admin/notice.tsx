import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon.tsx';

const COLORS = { info: 'primary', warning: 'warning', danger: 'destructive' } as const;

/** An inline notice. Unlike Mantine's alert, it is announced when it appears only if it is given the `alert` role. */
export function Notice({
  tone = 'info',
  icon,
  role = 'note',
  children,
}: {
  tone?: 'info' | 'warning' | 'danger';
  icon: IconName;
  role?: 'alert' | 'status' | 'note';
  children: ReactNode;
}) {
  return (
    <Alert color={COLORS[tone]} icon={<Icon name={icon} />} role={role}>
      {children}
    </Alert>
  );
}
