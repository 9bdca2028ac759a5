import { useId, useState } from 'react';
import {
  type ContactPreferences,
  preferencesLine,
  preferenceTexts,
  type StatedFor,
} from '../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Notice } from '../../admin/notice.tsx';
import { useEditConflict } from '../../admin/use-edit-conflict.ts';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { PreferenceInputs } from './preference-inputs.tsx';
import { markPreferencesRead } from './read-preferences.ts';

const loadSchema = async () =>
  (await import('../../../src/features/contact-preferences/form-schema.ts')).preferencesForm;

type Stated = { contactPreferences: ContactPreferences | null };

/** Dialog to change the contact preferences of a client on their request. */
export function EditPreferencesDialog({
  kind,
  id,
  preferences,
  onClose,
}: {
  kind: StatedFor;
  id: string;
  preferences: ContactPreferences | null;
  onClose: () => void;
}) {
  const formId = useId();
  // A snapshot from when the dialog opened, so that somebody else's change is not overwritten unnoticed.
  const [opened] = useState(preferences);
  const withToasts = useMutationToasts();
  const utils = trpc.useUtils();
  const { onSuccess, onError } = withToasts({
    success: 'Contact preferences saved',
    failure: 'Failed to save the contact preferences',
    // Invalidates everything, because preferences are shown with messages, appointments, people, mails and addresses.
    refresh: () => utils.invalidate(),
    onSuccess: () => {
      markPreferencesRead(id);
      onClose();
    },
  });
  const save = trpc.contactPreferences.save.useMutation({ onSuccess });
  const { theirs, explain } = useEditConflict<Stated>({
    fetchTheirs: () =>
      kind === 'message'
        ? utils.contact.submission.fetch({ id }, { staleTime: 0 })
        : utils.appointments.appointment.fetch({ id }, { staleTime: 0 }),
    onError,
  });
  const before = theirs ? theirs.contactPreferences : opened;
  const form = useForm({
    schema: loadSchema,
    initialValues: preferenceTexts(opened),
    onError: explain,
  });
  return (
    <Dialog
      title="Contact preferences"
      isDirty={form.isDirty()}
      onClose={onClose}
      lead={<p className="muted small">Mails that have not been sent yet obey them too.</p>}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button pending={save.isPending} variant="filled" type="submit" form={formId}>
            Save preferences
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.onSubmit((stated) => save.mutateAsync({ kind, id, before, ...stated }))}
      >
        {theirs && (
          <Notice tone="warning" icon="alert" role="alert">
            <p>
              <b>Somebody else has changed them in the meantime.</b>{' '}
              {preferencesLine(before) || 'Nothing is stated now'}. Save again to replace that.
            </p>
          </Notice>
        )}
        <PreferenceInputs form={form} />
      </form>
    </Dialog>
  );
}
