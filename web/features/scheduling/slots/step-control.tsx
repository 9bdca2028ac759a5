import type { ReactNode } from 'react';

/** The attributes of a link to a step. */
export type StepLink = { href: string; rel: string; target?: '_self' };

/** A submit button of the form with the choices, which it therefore keeps, whether or not they have been sent before. */
type StepButton = { name: 'month' | 'date' | 'time'; value: string };

/** What a control does: a call; without JavaScript, a link or a submit button. */
export type StepAction = (() => void) | StepLink | StepButton;

/** A button or link of a step of the booking. */
export function StepControl({
  action,
  isPressed,
  ...rest
}: {
  /** Undefined if the control is shown as disabled. */
  action: StepAction | undefined;
  /** Whether the control is the chosen one of several; undefined if it is not for choosing. */
  isPressed?: boolean;
  className?: string | undefined;
  tabIndex?: number | undefined;
  'aria-label'?: string;
  'aria-current'?: 'date' | undefined;
  'data-date'?: string;
  'data-tip'?: '';
  children: ReactNode;
}) {
  if (!action) return <button type="button" {...rest} aria-disabled />;
  if (typeof action === 'function') {
    return <button type="button" {...rest} aria-pressed={isPressed} onClick={action} />;
  }
  if ('href' in action) {
    return <a {...rest} {...(isPressed && { 'aria-current': true })} {...action} />;
  }
  return <button type="submit" {...rest} aria-pressed={isPressed} {...action} />;
}
