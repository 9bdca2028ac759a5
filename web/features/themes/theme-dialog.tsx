import { useId } from 'react';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import type { Previewed } from './preview-dialog.tsx';
import styles from './theme-dialog.module.css';
import { ThemeFields } from './theme-fields.tsx';
import { type ThemeDraft, useThemeForm } from './use-theme-form.ts';

/** Dialog for a custom theme, new or imported. */
export function ThemeDialog({
  draft,
  isImported,
  onPreview,
  onClose,
}: {
  draft: ThemeDraft;
  /** Whether closing would lose an imported draft. */
  isImported: boolean;
  onPreview: (theme: Previewed) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const { form, isPending, submit } = useThemeForm(draft, onClose);
  const { values } = form;
  const isDirty = isImported || form.isDirty();
  useUnsavedGuard(isDirty);
  return (
    <Dialog
      title={isImported ? 'Review the imported theme' : 'Create Custom Theme'}
      size="lg"
      isDirty={isDirty}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="subtle"
            onClick={() =>
              onPreview({ ...values, displayName: values.displayName || 'your theme' })
            }
          >
            Preview
          </Button>
          <Button type="submit" form={formId} variant="filled" pending={isPending}>
            {isPending ? 'Creating...' : 'Create Theme'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        <ThemeFields form={form} />
      </form>
    </Dialog>
  );
}
