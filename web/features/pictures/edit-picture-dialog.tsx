import { useId } from 'react';
import type { PictureWords, UsedPicture } from '../../../src/features/pictures/schema.ts';
import { Button } from '../../admin/button.tsx';
import { crudTexts } from '../../admin/crud-texts.ts';
import { Dialog } from '../../admin/dialog.tsx';
import { ReadOnlyUnless } from '../../admin/read-only.tsx';
import { useCan } from '../../admin/use-can.ts';
import { useForm } from '../../admin/use-form.ts';
import { useMutationToasts } from '../../admin/use-mutation-toasts.ts';
import { trpc } from '../../lib/trpc.ts';
import { loadPictureWords, PictureForm } from './picture-form.tsx';

/** Dialog to edit the description, caption and credit of a picture. */
export function EditPictureDialog({
  picture: { id, path, alt, isDecorative, caption, credit, updatedAt, uses },
  onClose,
}: {
  picture: UsedPicture;
  onClose: () => void;
}) {
  const mayChange = useCan()('pictures.change');
  const formId = useId();
  const withToasts = useMutationToasts();
  const utils = trpc.useUtils();
  const { onSuccess, onError } = withToasts({
    ...crudTexts('update', 'Picture'),
    refresh: () => utils.pictures.invalidate(),
    onSuccess: onClose,
  });
  const update = trpc.pictures.update.useMutation({ onSuccess });
  const form = useForm({
    schema: loadPictureWords,
    initialValues: { alt, isDecorative, caption, credit },
    onError,
  });
  const save = (words: PictureWords) => update.mutateAsync({ id, updatedAt, ...words });
  return (
    <Dialog
      title={mayChange ? 'Edit Picture' : 'Picture'}
      isDirty={form.isDirty()}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{mayChange ? 'Cancel' : 'Close'}</Button>
          <Button
            permission="pictures.change"
            pending={update.isPending}
            variant="filled"
            type="submit"
            form={formId}
          >
            Save Changes
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={form.onSubmit(save)}>
        <ReadOnlyUnless permission="pictures.change">
          <PictureForm form={form} view={<img src={path} alt="" />} />
        </ReadOnlyUnless>
      </form>
      {mayChange && uses.length > 0 && (
        <p className="small muted">
          Changes to the description and the credit appear in{' '}
          {uses.map(({ title }) => `“${title}”`).join(', ')}.
        </p>
      )}
    </Dialog>
  );
}
