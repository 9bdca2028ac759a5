import { PasswordInput, TextInput } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../admin/button.tsx';
import type { FieldForm } from '../../admin/use-form.ts';
import { isStepUpRefusal, showNotConfirmed } from '../../lib/step-up.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './forms.module.css';

/**
 * Returns an error handler that shows the user pool's error as a toast. If the user has cancelled a step-up, it shows a
 * neutral toast instead.
 */
export const errorToastHandler =
  (title: string, text: (error: Error) => string) => (error: unknown) => {
    if (isStepUpRefusal(error)) return showNotConfirmed();
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
  size = 'lg',
  below,
  children,
}: {
  isPending: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  label: string;
  /** The size of the submit button. */
  size?: 'md' | 'lg';
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      {children}
      <Button variant="filled" size={size} type="submit" pending={isPending}>
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

export function UsernameField({ form, hint }: { form: FieldForm<'username'>; hint?: string }) {
  return (
    <TextInput
      {...form.getInputProps('username')}
      required
      label="Username"
      autoComplete="username"
      description={hint}
    />
  );
}

export function CodeField({ form, hint }: { form: FieldForm<'code'>; hint?: string }) {
  return (
    <TextInput
      {...form.getInputProps('code')}
      required
      label="Verification code"
      inputMode="numeric"
      autoComplete="one-time-code"
      description={hint}
    />
  );
}

export function RecoveryCodeField({ form, hint }: { form: FieldForm<'code'>; hint: string }) {
  return (
    <TextInput
      {...form.getInputProps('code')}
      required
      label="Recovery code"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      description={hint}
    />
  );
}

/** A new password and its confirmation. */
export function NewPasswordFields({
  form,
  label = 'New Password',
}: {
  form: FieldForm<'password' | 'confirmPassword'>;
  label?: string;
}) {
  return (
    <>
      <PasswordInput
        {...form.getInputProps('password')}
        required
        label={label}
        autoComplete="new-password"
        description="At least 8 characters. A few words that only you would put together are best."
      />
      <PasswordInput
        {...form.getInputProps('confirmPassword')}
        required
        label="Confirm Password"
        autoComplete="new-password"
      />
    </>
  );
}
