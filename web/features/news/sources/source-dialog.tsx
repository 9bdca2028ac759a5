import { useId } from 'react';
import type { SourceType } from '../../../../src/features/news/sources/rules.ts';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { apiErrorOf } from '../../../lib/api-error.ts';
import { trpc } from '../../../lib/trpc.ts';
import { SourceFields } from './source-fields.tsx';
import { SourcePreview } from './source-preview.tsx';
import styles from './source-tab.module.css';
import type { Source } from './source-tab.tsx';
import { type SourceForm, useSourceForm } from './use-source-form.ts';

export function SourceDialog({
  source,
  onClose,
}: {
  source: Source | undefined;
  onClose: () => void;
}) {
  const id = useId();
  const { form, isPending, submit } = useSourceForm(source, onClose);
  const { shown, isPreviewing, preview } = useSourcePreview(source, form);
  return (
    <Dialog
      title={source ? `Edit ${source.name}` : 'Add a source'}
      onClose={onClose}
      isDirty={form.isDirty()}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button pending={isPreviewing} onClick={preview}>
            Preview
          </Button>
          <Button type="submit" form={id} variant="filled" pending={isPending}>
            {source ? 'Save Source' : 'Add Source'}
          </Button>
        </>
      )}
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <SourceFields form={form} />
      </form>
      {shown && <SourcePreview preview={shown} />}
    </Dialog>
  );
}

/** The preview of the form's current values; a preview of earlier values is hidden. */
function useSourcePreview(source: Source | undefined, form: SourceForm) {
  const { url, type, displayLimit, config } = form.values;
  const input = { url, type: type as SourceType, displayLimit, config, id: source?.id };
  const withToasts = useMutationToasts();
  const asked = trpc.newsSources.preview.useMutation(
    withToasts({
      failure: 'Failed to preview blog source',
      onError: (error) => form.setErrors(apiErrorOf(error)?.fieldErrors ?? {}),
    }),
  );
  const isSame = JSON.stringify(asked.variables) === JSON.stringify(input);
  return {
    shown: isSame ? asked.data : undefined,
    isPreviewing: asked.isPending,
    preview: () => asked.mutate(input),
  };
}
