import {
  Loader,
  Button as MantineButton,
  type ButtonProps as MantineButtonProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

export type ButtonProps = MantineButtonProps &
  Omit<ComponentPropsWithRef<'button'>, keyof MantineButtonProps> & {
    pending?: boolean | undefined;
  };

/**
 * Mantine's button. While `pending` it shows a loader, keeps its focus and ignores presses; Mantine's own `loading`
 * disables the button, which loses the focus.
 */
export function Button({ pending, onClick, children, ...props }: ButtonProps) {
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
  Omit<ComponentPropsWithRef<'a'>, keyof MantineButtonProps>;

/** A link to another site, to a file or to mail that looks like a button. */
export function AnchorButton(props: AnchorButtonProps) {
  return <MantineButton component="a" {...props} />;
}

/** A link to a page of the site that looks like a button. */
export const LinkButton = createLink(AnchorButton);
