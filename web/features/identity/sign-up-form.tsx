import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/text-field.tsx';
import { AuthFailure, signUp } from '../../lib/auth.ts';
import { useForm } from '../../lib/form.ts';
import { showToast } from '../../lib/toasts.ts';
import styles from './forms.module.css';
import { signUpSchema } from './schemas.ts';
import { useSubmit } from './use-submit.ts';

const loadSchema = async () => signUpSchema;

const BLANK = { username: '', email: '', password: '', confirmPassword: '' };

export function SignUpForm({
  onDone,
}: {
  onDone: (account: { username: string; needsCode: boolean }) => void;
}) {
  const form = useForm(loadSchema, BLANK);
  const { isPending, submit } = useSubmit({
    read: form.submit,
    async send({ username, email, password }) {
      const { needsCode } = await signUp({ username, password, userAttributes: { email } });
      showToast({
        tone: 'success',
        title: 'Account created!',
        text: needsCode ? 'Check your e-mail for the verification code.' : 'You can sign in now.',
      });
      onDone({ username, needsCode });
    },
    failure: {
      title: 'Sign Up Failed',
      text: (error) =>
        error instanceof AuthFailure && error.message
          ? error.message
          : 'Failed to create account. Please try again.',
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField form={form} name="username" label="Username" autoComplete="username" />
      <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
      <TextField
        form={form}
        name="password"
        label="Password"
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
      <Button variant="primary" size="lg" type="submit" pending={isPending}>
        Sign Up
      </Button>
    </form>
  );
}
