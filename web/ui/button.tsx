import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { TIP } from './tip.ts';

type Look = {
  variant?: 'primary' | 'outline' | 'quiet' | 'danger';
  size?: 'lg' | 'md' | 'sm' | 'icon';
};

/** The class names of a button, for other elements such as a router link. */
export function buttonClass({ variant = 'outline', size = 'md' }: Look, extra?: string): string {
  return [styles.button, styles[variant], size !== 'md' && styles[size], extra]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { pending?: boolean };

/** A button. While `pending` it keeps the focus and its colours, shows a spinner and ignores clicks. */
export function Button({
  variant,
  size,
  pending,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      {...tipOf(size)}
      aria-disabled={pending || rest['aria-disabled']}
      aria-busy={pending || rest['aria-busy']}
      onClick={pending ? (event) => event.preventDefault() : onClick}
    >
      {pending && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return (
    <a
      {...rest}
      {...tipOf(size)}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
    />
  );
}

/** Icon buttons show their label as a tooltip. */
function tipOf(size: Look['size']) {
  return size === 'icon' ? { [TIP]: '' } : {};
}
