import { useId } from 'react';
import {
  type ContactPreferences,
  preferencesLine,
  preferenceTexts,
  type StatedFor,
} from '../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { Notice } from '../../admin/notice.tsx';
import { useEditedRecord } from '../../admin/use-edited-record.ts';
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
  const utils = trpc.useUtils();
  const record = useEditedRecord({
    opened: { contactPreferences: preferences },
    draftOf: ({ contactPreferences }: Stated) => preferenceTexts(contactPreferences),
    form: { schema: loadSchema },
    send: ({ fields, over }) =>
      utils.client.contactPreferences.save.mutate({
        ...{ kind, id, before: over?.contactPreferences ?? null },
        ...fields,
      }),
    fetchTheirs: () =>
      kind === 'message'
        ? utils.client.contact.submission.query({ id })
        : utils.client.appointments.appointment.query({ id }),
    texts: {
      success: 'Contact preferences saved',
      failure: 'Failed to save the contact preferences',
    },
    // Invalidates everything, because preferences are shown with messages, appointments, people, mails and addresses.
    refresh: () => utils.invalidate(),
    onSaved: () => {
      markPreferencesRead(id);
      onClose();
    },
  });
  const { form, theirs, saved, save } = record;
  return (
    <Dialog
      title="Contact preferences"
      isDirty={record.isDirty}
      onClose={onClose}
      lead={<p className="muted small">Mails that have not been sent yet obey them too.</p>}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button pending={record.isPending} variant="filled" type="submit" form={formId}>
            Save preferences
          </Button>
        </>
      )}
    >
      <form
        id={formId}
        noValidate
        onSubmit={form.onSubmit((fields, values) => save(fields, values, theirs ?? saved))}
      >
        {theirs && (
          <Notice tone="warning" icon="alert" role="alert">
            <p>
              <b>Somebody else has changed them in the meantime.</b>{' '}
              {preferencesLine(theirs.contactPreferences) || 'Nothing is stated now'}. Save again to
              replace that.
            </p>
          </Notice>
        )}
        <PreferenceInputs form={form} />
      </form>
    </Dialog>
  );
}
