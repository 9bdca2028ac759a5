import { useId } from 'react';
import { TEMPLATES, variablesOf } from '../../../src/features/themes/templates/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import type { Previewed } from './preview-dialog.tsx';
import type { Theme } from './theme.ts';
import styles from './theme-dialog.module.css';
import { ThemeFields } from './theme-fields.tsx';
import { type ThemeDraft, useThemeForm } from './use-theme-form.ts';

/** Dialog for a custom theme, new or imported, or for an installed one. */
export function ThemeDialog({
  draft,
  isImported = false,
  edited,
  onPreview,
  onClose,
}: {
  draft: ThemeDraft;
  /** Whether closing would lose an imported draft. */
  isImported?: boolean;
  /** The installed theme that is edited. */
  edited?: Theme;
  onPreview: (theme: Previewed) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const record = useThemeForm(draft, { edited, onSaved: onClose });
  const { form, isPending } = record;
  const { values } = form;
  const template = edited && TEMPLATES.find(({ name }) => name === edited.name);
  const isDirty = isImported || form.isDirty();
  useUnsavedGuard(isDirty);
  return (
    <>
      <Dialog
        title={titleOf({ isImported, edited })}
        size="lg"
        isDirty={isDirty}
        onClose={onClose}
        footer={
          <>
            {template && (
              <Button
                variant="subtle"
                onClick={() => {
                  const { displayName, description } = template;
                  const cssVariables = JSON.stringify(variablesOf(template), null, 2);
                  form.setValues({ displayName, description, cssVariables });
                }}
              >
                Fill in the Template
              </Button>
            )}
            <Button
              variant="subtle"
              onClick={() =>
                onPreview({ ...values, displayName: values.displayName || 'your theme' })
              }
            >
              Preview
            </Button>
            <Button type="submit" form={formId} variant="filled" pending={isPending}>
              {edited ? 'Save Theme' : isPending ? 'Creating...' : 'Create Theme'}
            </Button>
          </>
        }
      >
        <form id={formId} className={styles.form} noValidate onSubmit={record.onSubmit}>
          <ThemeFields form={form} isInstalled={edited !== undefined} />
        </form>
      </Dialog>
      <EditConflictDialog record={record} what="theme" fields={COMPARED_FIELDS} />
    </>
  );
}

function titleOf({ isImported, edited }: { isImported: boolean; edited: Theme | undefined }) {
  if (edited) return `Edit ${edited.displayName}`;
  return isImported ? 'Review the imported theme' : 'Create Custom Theme';
}

const COMPARED_FIELDS = [
  { name: 'Display name', read: ({ displayName }: ThemeDraft) => displayName },
  { name: 'Description', read: ({ description }: ThemeDraft) => description },
  { name: 'Colours and fonts', read: ({ cssVariables }: ThemeDraft) => cssVariables },
];
