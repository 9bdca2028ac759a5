import { Textarea } from '@mantine/core';
import { useId } from 'react';
import { addressesIn } from '../../../src/features/staff/invitations/pasted-rules.ts';
import type { InviteManyInput } from '../../../src/features/staff/invitations/schema.ts';
import { INVITATION_DAYS } from '../../../src/features/staff/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useForm } from '../../admin/use-form.ts';
import { NotConnectedNotice } from '../email/not-connected-notice.tsx';
import { RoleFields, type RoleValues } from './role-fields.tsx';
import styles from './staff-page.module.css';
import { useInviteMany } from './use-invite-many.ts';

const loadSchema = async () =>
  (await import('../../../src/features/staff/invitations/schema.ts')).inviteManyInput;

/** Dialog to invite several people to the back office by mail, with the same role. */
export function InviteManyDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { send, isPending, onError, outcome } = useInviteMany();
  const form = useForm<RoleValues & { addresses: string }, InviteManyInput>({
    schema: loadSchema,
    initialValues: { addresses: '', role: 'editor', areas: null, attorney: '' },
    transformValues: ({ addresses, role, areas }) => ({
      ...{ role, areas },
      people: addressesIn(addresses).map((email) => ({ email })),
    }),
    fieldOf: (path) => (path.startsWith('people') ? 'addresses' : path),
    joinMessages: true,
    onError,
  });
  const count = addressesIn(form.values.addresses).length;
  return (
    <Dialog
      title="Invite several people"
      lead={
        <p className="muted small">
          Each gets a mail, and has access on signing up with that address within {INVITATION_DAYS}{' '}
          days.
        </p>
      }
      isDirty={!outcome && form.isDirty()}
      onClose={onClose}
      footer={(close) =>
        outcome ? (
          <Button variant="filled" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="filled" type="submit" form={id} pending={isPending}>
              {count > 1 ? `Send ${count} invitations` : 'Send invitations'}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <p role="status">{outcome}</p>
      ) : (
        <form
          id={id}
          className={styles.fields}
          noValidate
          onSubmit={form.onSubmit((values) => send(values))}
        >
          <NotConnectedNotice mail="The mail of each invitation" />
          <Textarea
            {...form.getInputProps('addresses')}
            label="E-mail addresses"
            description="One on each line, or separated by commas, as mail programs copy them."
            rows={6}
            required
            autoComplete="off"
            spellCheck={false}
          />
          <RoleFields
            form={form}
            values={form.values}
            onAccess={(access) => form.setValues({ ...form.values, ...access })}
            hasAttorney={false}
          />
        </form>
      )}
    </Dialog>
  );
}
