import { TextInput } from '@mantine/core';
import { useId } from 'react';
import type { InviteInput } from '../../../src/features/staff/invitations/schema.ts';
import { INVITATION_DAYS } from '../../../src/features/staff/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { NotConnectedNotice } from '../email/not-connected-notice.tsx';
import { useMailWords } from '../email/use-mail-words.ts';
import { RoleFields, type RoleValues } from './role-fields.tsx';
import styles from './staff-page.module.css';

const loadSchema = async () =>
  (await import('../../../src/features/staff/invitations/schema.ts')).inviteInput;

const BY_LINK = 'Hand them the link that the list of invitations shows afterwards.';

/** Dialog to invite somebody to the back office by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const withToasts = useMutationToasts();
  const mailWords = useMailWords();
  const { data: delivery } = trpc.email.delivery.useQuery();
  const { staffInvitations } = trpc.useUtils();
  const toasts = withToasts({
    success: mailWords('The invitation is on its way', 'The invitation'),
    failure: 'Failed to invite',
    refresh: () => staffInvitations.invalidate(),
    onSuccess: onClose,
  });
  const { mutateAsync, isPending } = trpc.staffInvitations.invite.useMutation({
    onSuccess: toasts.onSuccess,
  });
  const form = useForm<RoleValues & { email: string }, InviteInput>({
    schema: loadSchema,
    initialValues: { email: '', role: 'editor', areas: null, attorney: '' },
    onError: toasts.onError,
  });
  return (
    <Dialog
      title="Invite somebody"
      lead={
        <p className="muted small">
          {delivery && delivery.kind !== 'sent' ? BY_LINK : 'They get a mail.'} A person who signs
          up with this address within {INVITATION_DAYS} days has access at once.
        </p>
      }
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="filled" type="submit" form={id} pending={isPending}>
            Send invitation
          </Button>
        </>
      )}
    >
      <form
        id={id}
        className={styles.fields}
        noValidate
        onSubmit={form.onSubmit((values) => mutateAsync(values))}
      >
        <NotConnectedNotice mail="The mail of the invitation" />
        <TextInput
          {...form.getInputProps('email')}
          label="E-mail"
          type="email"
          required
          autoComplete="off"
        />
        <RoleFields
          form={form}
          values={form.values}
          onAccess={(access) => form.setValues({ ...form.values, ...access })}
        />
      </form>
    </Dialog>
  );
}
