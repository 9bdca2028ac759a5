import { ActionIcon, type ActionIconProps, Loader, Tooltip } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { pendingProps } from './button.tsx';

/** A button that shows only an icon; its label is a tooltip and its accessible name. */
export function IconButton({
  label,
  pending,
  onClick,
  children,
  ...props
}: ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'aria-label'> & {
    label: string;
    pending?: boolean | undefined;
    children: ReactNode;
  }) {
  return (
    <Tooltip label={label}>
      <ActionIcon {...props} aria-label={label} {...pendingProps({ pending, onClick, ...props })}>
        {pending ? <Loader size="1.25rem" color="currentColor" aria-hidden="true" /> : children}
      </ActionIcon>
    </Tooltip>
  );
}
