import type { ReactNode } from 'react';
import type { StepLink } from './use-step-links.ts';

/** A submit button of the form with the choices, which it therefore keeps, whether or not they have been sent before. */
export type StepButton = { name: 'month' | 'date' | 'time'; value: string };

/** Leads to a step of the booking: a link, or a button of the form. */
export const StepControl = ({
  to,
  ...rest
}: {
  to: StepLink | StepButton;
  className?: string | undefined;
  'aria-label'?: string;
  'aria-current'?: 'date' | true | undefined;
  children: ReactNode;
}) => ('href' in to ? <a {...to} {...rest} /> : <button type="submit" {...to} {...rest} />);
