import type { AnchorHTMLAttributes } from 'react';
import type { StepLink } from './use-step-links.ts';

/** A link to a step of the booking. */
export const StepAnchor = ({
  to,
  ...rest
}: { to: StepLink } & AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...to} {...rest} />;
