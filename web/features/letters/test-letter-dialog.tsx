import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../lib/api-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { NotConnectedNotice } from '../email/not-connected-notice.tsx';
import { useMailWords } from '../email/use-mail-words.ts';

const loadSchema = async () =>
  (await import('../../../src/features/newsletter/letters/schema.ts')).testLetterInput;

/** Dialog to send a letter as a test mail to a member of staff. */
export function TestLetterDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const formId = useId();
  const { data: me } = trpc.staff.me.useQuery();
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const test = trpc.letters.test.useMutation(
    withToasts({
      success: ({ to }) => mailWords(`The test mail is on its way to ${to}`, 'The test mail'),
      failure: 'Failed to send the test mail',
      onSuccess: onClose,
      onError: (error) => form.setErrors(apiErrorOf(error)?.fieldErrors ?? {}),
    }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { to: me?.email ?? '' },
    transformValues: ({ to }) => ({ id, to }),
    validateOnBlur: false,
  });
  return (
    <Dialog
      title="Send a test mail"
      onClose={onClose}
      lead={<p className="muted">To an address of somebody with access to the back office.</p>}
      footer={
        <Button type="submit" form={formId} variant="filled" pending={test.isPending}>
          Send test
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit((values) => test.mutateAsync(values))}>
        <NotConnectedNotice mail="The test mail" />
        <TextInput
          {...form.getInputProps('to')}
          label="Send it to"
          type="email"
          autoComplete="email"
          required
        />
      </form>
    </Dialog>
  );
}
