import { useId } from 'react';
import { TEMPLATES, variablesOf } from '../../../src/features/themes/templates/rules.ts';
import { Button } from '../../admin/button.tsx';
import { Dialog } from '../../admin/dialog.tsx';
import { EditConflictDialog } from '../../admin/edit-conflict-dialog.tsx';
import { useUnsavedGuard } from '../../admin/use-unsaved-guard.ts';
import { trpc } from '../../lib/trpc.ts';
import type { Previewed } from './preview-dialog.tsx';
import type { Theme } from './theme.ts';
import styles from './theme-dialog.module.css';
import { ThemeFields } from './theme-fields.tsx';
import { draftOf, type ThemeDraft, useThemeForm } from './use-theme-form.ts';

/** Dialog for a custom theme, new or imported, or for an installed one. */
export function ThemeDialog({
  draft,
  isImported = false,
  edited,
  onTakeTheirs,
  onPreview,
  onClose,
}: {
  draft: ThemeDraft;
  /** Whether closing would lose an imported draft. */
  isImported?: boolean;
  /** The installed theme that is edited. */
  edited?: Theme;
  /** Replaces the typed values with the colleague's version. */
  onTakeTheirs?: (theirs: Theme) => void;
  onPreview: (theme: Previewed) => void;
  onClose: () => void;
}) {
  const formId = useId();
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  const { form, updating, isPending, submit } = useThemeForm(draft, { edited, onSaved: onClose });
  const { values } = form;
  const { theirs } = updating;
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
        <form id={formId} className={styles.form} noValidate onSubmit={submit}>
          <ThemeFields form={form} isInstalled={edited !== undefined} />
        </form>
      </Dialog>
      {theirs && (
        <EditConflictDialog
          what="theme"
          savedAt={theirs.updatedAt}
          zone={firm.zone}
          fields={sidesOf(draftOf(theirs), values)}
          isPending={isPending}
          onKeepMine={() => void form.submit(null, (theme) => updating.overwrite(theirs, theme))}
          onTakeTheirs={() => onTakeTheirs?.(theirs)}
          onClose={updating.dismiss}
        />
      )}
    </>
  );
}

function titleOf({ isImported, edited }: { isImported: boolean; edited: Theme | undefined }) {
  if (edited) return `Edit ${edited.displayName}`;
  return isImported ? 'Review the imported theme' : 'Create Custom Theme';
}

/** Compares a colleague's saved version with the form's, field by field. */
const sidesOf = (theirs: ThemeDraft, mine: ThemeDraft) =>
  (
    [
      ['Display name', 'displayName'],
      ['Description', 'description'],
      ['CSS variables', 'cssVariables'],
    ] as const
  ).map(([name, field]) => ({ name, theirs: theirs[field], mine: mine[field] }));
