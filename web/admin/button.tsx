import {
  Loader,
  Button as MantineButton,
  type ButtonProps as MantineButtonProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import type { Permission } from '../../src/platform/auth/permission-rules.ts';
import { IfCan } from './if-can.tsx';

export type ButtonProps = MantineButtonProps &
  Omit<ComponentPropsWithRef<'button'>, keyof MantineButtonProps> & {
    pending?: boolean | undefined;
    /** The permission that the button's action requires; users without it do not see the button. */
    permission?: Permission | undefined;
  };

/**
 * Mantine's button. While `pending` it shows a loader, keeps the focus and ignores clicks; Mantine's own `loading`
 * disables the button, which loses the focus.
 */
export function Button({ permission, ...props }: ButtonProps) {
  const button = <AnyButton {...props} />;
  return permission ? <IfCan permission={permission}>{button}</IfCan> : button;
}

function AnyButton({ pending, onClick, children, ...props }: Omit<ButtonProps, 'permission'>) {
  return (
    <MantineButton {...props} {...pendingProps({ pending, onClick, ...props })}>
      {pending && <Loader data-loader size="1.25rem" color="currentColor" aria-hidden="true" />}
      {children}
    </MantineButton>
  );
}

/** Attributes of a button that is busy but not disabled. */
export function pendingProps({
  pending,
  onClick,
  ...rest
}: Pick<ButtonProps, 'pending' | 'onClick' | 'aria-disabled' | 'aria-busy'>) {
  const isPending = pending === true;
  return {
    'aria-disabled': isPending || rest['aria-disabled'],
    'aria-busy': isPending || rest['aria-busy'],
    onClick: isPending ? (event: { preventDefault(): void }) => event.preventDefault() : onClick,
  };
}

type AnchorButtonProps = MantineButtonProps &
  Omit<ComponentPropsWithRef<'a'>, keyof MantineButtonProps> & {
    /** The permission that the target requires; users without it do not see the link. */
    permission?: Permission | undefined;
  };

/** A link styled as a button, to another site, a file or a `mailto:` address. */
export function AnchorButton({ permission, ...props }: AnchorButtonProps) {
  const button = <MantineButton component="a" {...props} />;
  return permission ? <IfCan permission={permission}>{button}</IfCan> : button;
}

/** A link styled as a button, to a page of this site. */
export const LinkButton = createLink(AnchorButton);
