import { TextInput } from '@mantine/core';
import { MAX_PASSKEY_NAME } from '../../../../src/features/identity/passkey-names/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import type { Passkey } from '../../../lib/auth/passkeys.ts';
import { trpc } from '../../../lib/trpc.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/identity/passkey-names/schema.ts')).namePasskeyInput;

/** Asks for the name of a passkey. */
export function NamePasskeyDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey;
  onClose: () => void;
}) {
  const withToasts = useMutationToasts();
  const { identity } = trpc.useUtils();
  const naming = trpc.identity.namePasskey.useMutation(
    withToasts({
      success: 'The passkey is named',
      failure: 'Failed to name the passkey',
      refresh: () => identity.passkeyNames.invalidate(),
      onSuccess: onClose,
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { id, name: name.slice(0, MAX_PASSKEY_NAME) },
  });
  const submit = form.onSubmit((values) => naming.mutate(values));
  return (
    <Dialog title="Name this passkey" size="sm" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <TextInput
          label="Name"
          description="Such as the device that it is on. Only you see it."
          maxLength={MAX_PASSKEY_NAME}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Button type="submit" variant="filled" mt="md" pending={naming.isPending}>
          Save Name
        </Button>
      </form>
    </Dialog>
  );
}
