import {
  Loader,
  Button as MantineButton,
  type ButtonProps as MantineButtonProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import type { Permission } from '../../src/platform/auth/permissions/rules.ts';
import { IfCan } from './if-can.tsx';

export type ButtonProps = MantineButtonProps &
  Omit<ComponentPropsWithRef<'button'>, keyof MantineButtonProps> & {
    pending?: boolean | undefined;
    /** What is needed for what the button does; others do not see it. */
    permission?: Permission | undefined;
  };

/**
 * Mantine's button. While `pending` it shows a loader, keeps its focus and ignores presses; Mantine's own `loading`
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
    /** What is needed for what the link leads to; others do not see it. */
    permission?: Permission | undefined;
  };

/** A link to another site, to a file or to mail that looks like a button. */
export function AnchorButton({ permission, ...props }: AnchorButtonProps) {
  const button = <MantineButton component="a" {...props} />;
  return permission ? <IfCan permission={permission}>{button}</IfCan> : button;
}

/** A link to a page of the site that looks like a button. */
export const LinkButton = createLink(AnchorButton);
