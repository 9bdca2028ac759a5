import { PasswordInput } from '@mantine/core';
import { useForm } from '../../../admin/use-form.ts';
import { changePassword } from '../../../lib/auth/passwords.ts';
import { showToast } from '../../../lib/toasts.ts';
import { AuthForm, errorToastHandler, NewPasswordFields } from '../fields.tsx';
import { changePasswordSchema } from '../schemas.ts';
import { useSession } from '../session.ts';

const loadSchema = async () => changePasswordSchema;

const BLANK = { oldPassword: '', password: '', confirmPassword: '' };

const showFailure = errorToastHandler(
  'Password not changed',
  ({ message }) => message || 'Failed to change password',
);

/** Changes the password of the signed-in user. */
export function ChangePasswordForm() {
  const { user } = useSession();
  const form = useForm({ schema: loadSchema, initialValues: BLANK, onError: showFailure });
  const submit = form.onSubmit(async ({ oldPassword, password }) => {
    await changePassword({ oldPassword, newPassword: password });
    form.reset();
    showToast({ tone: 'success', title: 'Password changed!' });
  });
  return (
    <AuthForm isPending={form.submitting} onSubmit={submit} label="Change Password" size="md">
      {/* Hidden username, so that password managers know to which account the password belongs. */}
      <input
        hidden
        readOnly
        type="text"
        name="username"
        autoComplete="username"
        value={user?.username ?? ''}
      />
      <PasswordInput
        {...form.getInputProps('oldPassword')}
        required
        label="Current Password"
        autoComplete="current-password"
      />
      <NewPasswordFields form={form} />
    </AuthForm>
  );
}
