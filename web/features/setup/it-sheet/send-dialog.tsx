import { Stack, TextInput } from '@mantine/core';
import { useId } from 'react';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { NotConnectedNotice } from '../../email/not-connected-notice.tsx';
import { useMailWords } from '../../email/use-mail-words.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/setup/it-sheet/schema.ts')).sendItSheetInput;

/** Sends the sheet to somebody by mail. */
export function SendDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const toasts = withToasts({
    success: mailWords('The mail is on its way', 'The mail'),
    failure: 'Failed to send the facts',
    onSuccess: onClose,
  });
  const { mutateAsync, isPending } = trpc.setup.sendItSheet.useMutation({
    onSuccess: toasts.onSuccess,
  });
  const form = useForm({
    schema: loadSchema,
    initialValues: { to: '' },
    onError: toasts.onError,
  });
  return (
    <Dialog
      title="Send to your IT"
      size="sm"
      lead={
        <p className="muted small">
          The facts are read again, and sent as they are then. They contain no password and no key.
        </p>
      }
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={isPending}>
            Send
          </Button>
        </>
      )}
    >
      <form id={id} noValidate onSubmit={form.onSubmit((values) => mutateAsync(values))}>
        <Stack gap="1.25rem">
          <NotConnectedNotice mail="This mail" />
          <TextInput
            {...form.getInputProps('to')}
            label="E-mail of your IT"
            type="email"
            required
            autoComplete="off"
          />
        </Stack>
      </form>
    </Dialog>
  );
}
