import { lazy, Suspense, useState } from 'react';
import type {
  ContactPreferences,
  StatedFor,
} from '../../../src/features/contact-preferences/rules.ts';
import { Button } from '../../admin/button.tsx';

const EditPreferencesDialog = lazy(async () => ({
  default: (await import('./edit-preferences-dialog.tsx')).EditPreferencesDialog,
}));

/** Button that opens the dialog for the contact preferences of a message or an appointment. */
export function EditPreferences({
  kind,
  id,
  preferences,
  className,
}: {
  kind: StatedFor;
  id: string;
  preferences: ContactPreferences | null;
  /** Class of the button. */
  className?: string | undefined;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        permission="contactPreferences.change"
        size="sm"
        variant="subtle"
        className={className}
        onClick={() => setOpen(true)}
      >
        {preferences ? 'Change contact preferences' : 'Add contact preferences'}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <EditPreferencesDialog
            kind={kind}
            id={id}
            preferences={preferences}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
