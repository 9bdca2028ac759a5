import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { TextField } from '../../components/text-field.tsx';
import { type SignInStep, signIn } from '../../lib/auth.ts';
import { useForm } from '../../lib/form.ts';
import styles from './forms.module.css';
import { signInSchema } from './schemas.ts';
import { whileSigningIn } from './session.ts';
import { useSubmit } from './use-submit.ts';

const loadSchema = async () => signInSchema;

export function SignInForm({
  username,
  onStep,
  onForgotten,
}: {
  username: string;
  /** Told which step comes next; `DONE` for none. */
  onStep: (step: SignInStep, username: string) => void;
  onForgotten: (username: string) => void;
}) {
  const form = useForm(loadSchema, { username, password: '' });
  const [keep, setKeep] = useState(false);
  const { isPending, submit } = useSubmit({
    read: form.submit,
    send: async (values) =>
      onStep(await whileSigningIn(() => signIn({ ...values, keep })), values.username),
    failure: {
      title: 'Sign In Failed',
      text: ({ message }) => message || 'Failed to sign in. Please check your credentials.',
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField form={form} name="username" label="Username" autoComplete="username" />
      <TextField
        form={form}
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <div className={styles.row}>
        <Checkbox checked={keep} onChange={(event) => setKeep(event.target.checked)}>
          Keep me signed in
        </Checkbox>
        <button
          type="button"
          className={styles.link}
          onClick={() => onForgotten(form.values.username)}
        >
          Forgot password?
        </button>
      </div>
      <Button variant="primary" size="lg" type="submit" pending={isPending}>
        Sign In
      </Button>
    </form>
  );
}
