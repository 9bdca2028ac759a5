import { ActionIcon, type ActionIconProps, Loader, Tooltip } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { pendingProps } from './button.tsx';
import { IfCan } from './if-can.tsx';

type IconButtonProps = ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps | 'aria-label'> & {
    label: string;
    pending?: boolean | undefined;
    /** The permission that the button's action requires; users without it do not see the button. */
    permission?: Permission | undefined;
    children: ReactNode;
  };

/** A button that shows only an icon; its label is a tooltip and its accessible name. */
export function IconButton({ permission, ...props }: IconButtonProps) {
  const button = <AnyIconButton {...props} />;
  return permission ? <IfCan permission={permission}>{button}</IfCan> : button;
}

function AnyIconButton({
  label,
  pending,
  onClick,
  children,
  ...props
}: Omit<IconButtonProps, 'permission'>) {
  return (
    <Tooltip label={label}>
      <ActionIcon {...props} aria-label={label} {...pendingProps({ pending, onClick, ...props })}>
        {pending ? <Loader size="1.25rem" color="currentColor" aria-hidden="true" /> : children}
      </ActionIcon>
    </Tooltip>
  );
}
