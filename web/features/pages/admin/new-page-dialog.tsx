import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { slugOf } from '../../../../src/platform/text/slug-rules.ts';
import { Button } from '../../../admin/button.tsx';
import { crudTexts } from '../../../admin/crud-texts.ts';
import { Dialog } from '../../../admin/dialog.tsx';
import { useForm } from '../../../admin/use-form.ts';
import { useMutationToasts } from '../../../admin/use-mutation-toasts.ts';
import { trpc } from '../../../lib/trpc.ts';
import { newContent } from './editor/page-draft.ts';
import styles from './editor/page-editor.module.css';
import { useRefreshPages } from './use-refresh-pages.ts';

const loadSchema = async () =>
  (await import('../../../../src/features/pages/schema.ts')).createPageInput;

/** Dialog to create a page; asks for its name and path. */
export function NewPageDialog({
  onCreated,
  onClose,
}: {
  onCreated: (id: string) => void;
  onClose: () => void;
}) {
  const id = useId();
  const withToasts = useMutationToasts();
  const refresh = useRefreshPages();
  const creation = trpc.pages.create.useMutation(
    withToasts({ ...crudTexts('create', 'Page'), refresh }),
  );
  const form = useForm({
    schema: loadSchema,
    initialValues: { name: '', path: '' },
    transformValues: ({ name, path }) => ({
      path: path || suggestedPath(name),
      content: newContent(name),
    }),
    // All other fields of a new page are derived from its name, so their errors are shown there.
    fieldOf: (path) => (path === 'path' ? 'path' : 'name'),
  });
  const create = form.onSubmit(async (input) => {
    const { page } = await creation.mutateAsync(input);
    onCreated(page.id);
  });
  return (
    <Dialog
      title="New Page"
      size="sm"
      isDirty={form.isDirty() && !creation.isSuccess}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={id} variant="filled" pending={creation.isPending}>
            Create Page
          </Button>
        </>
      )}
    >
      <form id={id} className={styles.single} noValidate onSubmit={create}>
        <TextInput
          {...form.getInputProps('name')}
          required
          label="Name"
          description="For links, such as Wills. You can change it later."
          maxLength={80}
        />
        <TextInput
          {...form.getInputProps('path')}
          label="Path"
          description="The address of the page. Start it with /practice-areas/ for a practice area."
          placeholder={suggestedPath(form.values.name) || '/wills'}
          autoCapitalize="none"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}

/** The suggested path of a page: `/wills-and-trusts` for Wills and trusts. */
function suggestedPath(name: string): string {
  const slug = slugOf(name);
  return slug && `/${slug}`;
}
