import type { FormEventHandler, ReactNode } from 'react';
import { showToast } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './forms.module.css';

/** Returns an error handler that shows the pool's error as a toast. */
export const errorToastHandler =
  (title: string, text: (error: Error) => string) => (error: unknown) => {
    const known = error instanceof Error ? error : new Error('');
    showToast({ tone: 'danger', title, text: text(known) });
  };

export const showSignInFailure = errorToastHandler(
  'Sign In Failed',
  ({ message }) => message || 'Failed to sign in. Please check your credentials.',
);

/** A form of the sign-in page: fields, submit button and secondary actions. */
export function AuthForm({
  isPending,
  onSubmit,
  label,
  below,
  children,
}: {
  isPending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  label: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {children}
      <Button variant="primary" size="lg" type="submit" pending={isPending}>
        {label}
      </Button>
      {below}
    </form>
  );
}

/** A button styled as a link, which submits nothing. */
export function LinkButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.link} onClick={onClick}>
      {children}
    </button>
  );
}

type FormOf<Name extends string> = Parameters<typeof TextField<Name>>[0]['form'];

export function UsernameField({ form, hint }: { form: FormOf<'username'>; hint?: string }) {
  return (
    <TextField
      form={form}
      name="username"
      label="Username"
      autoComplete="username"
      {...(hint && { hint })}
    />
  );
}

export function CodeField({ form, hint }: { form: FormOf<'code'>; hint?: string }) {
  return (
    <TextField
      form={form}
      name="code"
      label="Verification code"
      inputMode="numeric"
      autoComplete="one-time-code"
      {...(hint && { hint })}
    />
  );
}

/** A new password and its confirmation. */
export function NewPasswordFields({
  form,
  label = 'New Password',
}: {
  form: FormOf<'password' | 'confirmPassword'>;
  label?: string;
}) {
  return (
    <>
      <TextField
        form={form}
        name="password"
        label={label}
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. A few words that only you would put together are best."
      />
      <TextField
        form={form}
        name="confirmPassword"
        label="Confirm Password"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
