import { useId } from 'react';
import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';
import { SourceFields } from './source-fields.tsx';
import { SourcePreview } from './source-preview.tsx';
import styles from './source-tab.module.css';
import type { Source } from './source-tab.tsx';
import { useSourceForm } from './use-source-form.ts';
import { useSourcePreview } from './use-source-preview.ts';

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
