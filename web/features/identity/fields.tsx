import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './forms.module.css';
import type { useSubmit } from './use-submit.ts';

/** A form of the sign-in page: its fields, its one button, and what else may be pressed. */
export function AuthForm({
  sending: { submit, isPending },
  label,
  below,
  children,
}: {
  sending: ReturnType<typeof useSubmit>;
  label: string;
  below?: ReactNode;
  children: ReactNode;
}) {
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {children}
      <Button variant="primary" size="lg" type="submit" pending={isPending}>
        {label}
      </Button>
      {below}
    </form>
  );
}

/** A button that looks like a link: it leads on without sending anything. */
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

/** A new password, twice. */
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
